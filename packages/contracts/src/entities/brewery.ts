import { PHOTOS_PER_BREWERY } from '../limits.ts';
import { type FieldList, omitFields, pickFields } from './field-list.ts';

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

/** The fields of a brewery that its owners and administrators edit. */
export const breweryFields = {
  name: { kind: 'line', label: 'Name' },
  type: { kind: 'line', label: 'Type', hasDefault: true },
  address: { kind: 'line', label: 'Street Address', history: 'Address' },
  city: { kind: 'line', label: 'City' },
  state: { kind: 'line', label: 'State' },
  zipCode: { kind: 'line', label: 'ZIP Code' },
  phone: { kind: 'line', optional: true, label: 'Phone' },
  hours: { kind: 'text', optional: true, label: 'Hours' },
  policies: { kind: 'text', optional: true, label: 'Policies' },
  tapListUrl: { kind: 'link', optional: true, label: 'Tap List URL' },
  socialLinks: { kind: 'links', label: 'Social Links', names: socialNetworks },
  podcastEpisode: { kind: 'line', optional: true, label: 'Podcast Episode' },
  podcastUrl: { kind: 'link', optional: true, label: 'Podcast Link' },
  image: { kind: 'image', optional: true, label: 'Header Image', history: 'Picture' },
  logo: { kind: 'image', optional: true, label: 'Logo' },
  bannerImage: { kind: 'image', optional: true, label: 'Banner Image', history: 'Banner' },
  bannerLink: { kind: 'link', optional: true, label: 'Banner Link' },
  photos: {
    kind: 'images',
    label: 'Photos',
    max: PHOTOS_PER_BREWERY,
    tooMany: `A brewery has at most ${PHOTOS_PER_BREWERY} photos.`,
  },
} as const satisfies FieldList;

/**
 * The fields of the brewery's form; administrators set the banner's link in the banner's dialog.
 */
export const breweryFormFields = omitFields(breweryFields, ['bannerLink']);

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
