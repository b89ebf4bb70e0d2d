import { type FieldList, namesOf, omitFields, pickFields } from '../field-lists/field-list.ts';
import { PHOTOS_PER_BREWERY } from '../limits.ts';
import { offers } from '../lists/offers.ts';

/** Networks in the order of the form. */
export const socialNetworks = {
  website: 'Website',
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  threads: 'Threads',
  tiktok: 'TikTok',
} as const;
export type SocialNetwork = keyof typeof socialNetworks;

/** The beginnings of the addresses of profiles. */
const socialProfiles = {
  facebook: 'https://facebook.com/',
  instagram: 'https://instagram.com/',
  x: 'https://x.com/',
  threads: 'https://threads.net/@',
  tiktok: 'https://tiktok.com/@',
} as const satisfies Partial<Record<SocialNetwork, string>>;

/** The fields of a brewery that its owners and administrators edit. */
export const breweryFields = {
  name: { kind: 'line', label: 'Name' },
  type: { kind: 'line', label: 'Type', hasDefault: true },
  address: { kind: 'line', label: 'Street Address', history: 'Address' },
  city: { kind: 'line', label: 'City' },
  state: { kind: 'line', label: 'State' },
  zipCode: { kind: 'line', label: 'ZIP Code' },
  phone: { kind: 'line', optional: true, label: 'Phone' },
  openingHours: { kind: 'week', optional: true, label: 'Opening Hours' },
  /** Special days and seasons, which replace the days of the week. */
  hoursExceptions: { kind: 'exceptions', hasDefault: true, label: 'Special Days' },
  /** Whether `hours` are the owner's own words; otherwise they are written from `openingHours`. */
  hasOwnHours: {
    kind: 'flag',
    hasDefault: true,
    label: 'Own Words',
    history: 'Own words for hours',
  },
  hours: { kind: 'text', optional: true, label: 'Hours' },
  kitchenHours: { kind: 'week', optional: true, label: 'Kitchen Hours' },
  happyHours: { kind: 'week', optional: true, label: 'Happy Hour' },
  /** Some days on which the brewery is closed; over once they are past. */
  closure: { kind: 'closure', optional: true, label: 'Temporarily Closed' },
  /** The zone that a person chose; null for the one at the position. */
  ownTimeZone: { kind: 'zone', optional: true, label: 'Time Zone' },
  offers: {
    kind: 'choices',
    hasDefault: true,
    label: 'What You Offer',
    history: 'Offers',
    options: offers,
  },
  policies: { kind: 'text', optional: true, label: 'Policies' },
  tapListUrl: { kind: 'link', optional: true, label: 'Tap List URL' },
  socialLinks: {
    kind: 'links',
    label: 'Social Links',
    names: socialNetworks,
    profiles: socialProfiles,
  },
  podcastEpisode: { kind: 'line', optional: true, label: 'Podcast Episode' },
  podcastUrl: { kind: 'link', optional: true, label: 'Podcast Link' },
  image: { kind: 'image', optional: true, label: 'Header Image', history: 'Picture' },
  logo: { kind: 'image', optional: true, label: 'Logo' },
  bannerImage: { kind: 'image', optional: true, label: 'Banner Image', history: 'Banner' },
  bannerLink: { kind: 'link', optional: true, label: 'Banner Link' },
  /** The first and the last day of the banner, where the visitor is; null for no limit. */
  bannerFrom: { kind: 'day', optional: true, label: 'Banner From' },
  bannerUntil: { kind: 'day', optional: true, label: 'Banner Until' },
  photos: {
    kind: 'images',
    label: 'Photos',
    max: PHOTOS_PER_BREWERY,
    tooMany: `A brewery has at most ${PHOTOS_PER_BREWERY} photos.`,
  },
} as const satisfies FieldList;

/**
 * The fields of the brewery's form; administrators set the banner's link in the banner's dialog, and
 * a closing has a sheet of its own.
 */
export const breweryFormFields = omitFields(breweryFields, ['bannerLink', 'closure']);

/** The fields of the form for a new brewery; pictures and links follow on its page. */
export const newBreweryFields = pickFields(breweryFields, [
  'name',
  'type',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'hours',
  'policies',
  'tapListUrl',
]);

/** The fields of the opening hours. */
export const hoursFields = pickFields(breweryFields, [
  'openingHours',
  'hoursExceptions',
  'hasOwnHours',
  'hours',
  'kitchenHours',
  'happyHours',
]);

/** The fields that the staff of a brewery change too. */
export const staffFields = pickFields(breweryFields, [...namesOf(hoursFields), 'closure']);

/** The sheet in which a brewery is closed for a while. */
export const closureFields = pickFields(breweryFields, ['closure']);
