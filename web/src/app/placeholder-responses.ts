import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { BreweryPreview } from '@hoptrail/contracts/breweries/preview';
import type { EventPreview } from '@hoptrail/contracts/events/preview';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { NewsLine } from '@hoptrail/contracts/news/news';
import type { Profile } from '@hoptrail/contracts/profiles/profiles';
import type { TrailDetail } from '@hoptrail/contracts/trails/trails';

/** A response whose texts are placeholders. */
interface PlaceholderResponse {
  /** The procedure. */
  path: string;
  input: object;
  /** Its response: `~name~` stands for the text of the field `name`. */
  data: object;
}

/** A screen that is prerendered with such a response. */
export interface PlaceholderScreen extends PlaceholderResponse {
  /** The screen whose shell it is, such as `/brewery/$id`. */
  screen: string;
  /** Its address, with `-` for what varies. */
  address: string;
  /** A list that it also has, with the placeholders of one item. */
  beside?: PlaceholderResponse;
}

const DAY = '2000-01-01';
const CREATED = `${DAY}T00:00:00.000Z`;
/** Reserves the room of a line. */
const BLANK = '\u00a0';
const nobody = { canEdit: false, isStaff: false };

const publicBrewery = {
  id: '~id~',
  name: '~name~',
  type: '~type~',
  address: '~address~',
  city: '~city~',
  state: '~state~',
  zipCode: '~zipCode~',
  phone: null,
  latitude: '0',
  longitude: '0',
  timeZone: 'UTC',
  openingHours: null,
  hoursExceptions: [],
  hours: '~hours~',
  closure: null,
  offers: [],
  socialLinks: {},
  image: null,
  logo: null,
  closedAt: null,
} satisfies Partial<BreweryPreview>;

const brewery: BreweryDetail = {
  ...publicBrewery,
  hasOwnHours: true,
  kitchenHours: null,
  happyHours: null,
  ownTimeZone: null,
  policies: null,
  tapListUrl: null,
  podcastEpisode: null,
  podcastUrl: null,
  bannerImage: null,
  bannerLink: null,
  bannerFrom: null,
  bannerUntil: null,
  photos: [],
  checkins: 0,
  rating: '0.0',
  ownerId: '-',
  untappdUrl: null,
  createdAt: CREATED,
  checkinRadiusKm: 0.1,
  viewer: nobody,
};

const newsLine: NewsLine = {
  id: '-',
  breweryId: '-',
  text: '~text~',
  picture: null,
  createdAt: CREATED,
  editedAt: null,
};

const breweryPreview: BreweryPreview = {
  ...publicBrewery,
  hours: null,
  events: { special: [], weekly: [] },
};

const eventPreview: EventPreview = {
  id: '~id~',
  event: '~event~',
  company: '~company~',
  breweryId: null,
  details: '~details~',
  date: BLANK,
  time: BLANK,
  when: null,
  repeats: null,
  repeatsUntil: null,
  notOn: null,
  address: '~address~',
  location: null,
  taproom: false,
  places: null,
  rsvpRequired: false,
  ticketLink: null,
  logo: null,
};

const specialEvent: SpecialEvent = {
  ...eventPreview,
  ticketsUrl: null,
  ownerId: null,
  createdAt: CREATED,
  place: null,
  viewer: { canEdit: false, canDelete: false },
};

const trail: TrailDetail = {
  id: '~id~',
  name: '~name~',
  story: '~story~',
  picture: null,
  isOrdered: false,
  startsOn: DAY,
  endsOn: DAY,
  stampsNeeded: 1,
  stampsPerDay: 1,
  reward: '~reward~',
  prize: null,
  prizeUntil: null,
  stampsToComplete: 1,
  notice: null,
  badgeIcon: '',
  breweries: [],
  isOver: false,
};

const profile: Profile = {
  id: '~id~',
  username: '~username~',
  name: '~name~',
  profileImage: null,
  headerImage: null,
  badge: {
    ...{ name: BLANK, description: '', icon: '/art/mark.svg' },
    ...{ minCheckins: 0, maxCheckins: null, nextBadgeAt: null },
  },
  figures: {
    checkins: 0,
    breweries: 1,
    towns: 0,
    states: 0,
    since: null,
    currentRun: null,
    longestRun: null,
    farthestApart: null,
    weeks: [],
  },
  stamps: [],
  nextCursor: null,
};

const id = { id: '-' };

export const placeholderScreens: readonly PlaceholderScreen[] = [
  ...['/brewery', '/breweries'].flatMap((base) => {
    const screen = { screen: `${base}/$id`, address: `${base}/-` };
    const about = { ...screen, path: 'breweries.byId', input: id, data: brewery };
    const news = { path: 'news.ofBrewery', input: { breweryId: '~id~' }, data: [newsLine] };
    return [about, { ...about, beside: news }];
  }),
  {
    ...{ screen: '/special-event/$id', address: '/special-event/-' },
    ...{ path: 'events.special.byId', input: id, data: specialEvent },
  },
  {
    ...{ screen: '/trails/$id', address: '/trails/-' },
    ...{ path: 'trails.byId', input: id, data: trail },
  },
  {
    ...{ screen: '/u/$username', address: '/u/-' },
    ...{ path: 'profiles.byUsername', input: { username: '-' }, data: profile },
  },
  {
    ...{ screen: '/welcome', address: '/welcome?next=/brewery/-' },
    ...{ path: 'breweries.preview', input: id, data: breweryPreview },
  },
  {
    ...{ screen: '/welcome', address: '/welcome?next=/special-event/-' },
    ...{ path: 'events.special.preview', input: id, data: eventPreview },
  },
  {
    ...{ screen: '/welcome', address: '/welcome?next=/trails/-' },
    ...{ path: 'trails.preview', input: id, data: trail },
  },
];
