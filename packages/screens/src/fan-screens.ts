import {
  coverDrawing,
  headerDrawing,
  posterDrawing,
  standInHeaders,
} from '@hoptrail/contracts/lib/stand-in-pictures';
import type { Screen } from './screen.ts';
import { screensFor } from './screens-for.ts';

/** The screen behind both addresses of a brewery. */
const brewery = {
  title: 'Brewery',
  subject: 'brewery',
  isAboutSubject: true,
  preload: {
    'breweries.byId': { id: '$id' },
    'beers.onTap': { breweryId: '$id' },
    'beers.changed': { breweryId: '$id' },
    'news.ofBrewery': { breweryId: '$id' },
  },
  visitorPreload: { 'breweries.preview': { id: '$id' } },
  later: [
    'beers.had.marks',
    'beers.had.figures',
    'beers.wishes.list',
    'logbook.list',
    'events.ofBrewery',
  ],
  offline: true,
  hero: { query: 'breweries.byId', field: 'image', standIn: headerDrawing },
} as const satisfies Partial<Screen>;

/** The screen behind both addresses of an event of the documented kind. */
const legacyEvent = {
  title: 'Event',
  subject: 'legacyEvent',
  isAboutSubject: true,
  preload: { 'events.byId': { id: '$id' } },
  offline: true,
  hero: { query: 'events.byId', field: 'image', standIn: posterDrawing },
} as const satisfies Partial<Screen>;

/** The screens of everybody who is signed in. */
export const fanScreens = screensFor('fan', {
  '/': {
    title: 'Profile',
    linkTitle: '',
    preload: {
      'users.badge': { id: '$me' },
      'users.favorites': { id: '$me' },
      'events.rsvps.mine': null,
    },
    later: ['logbook.list', 'logbook.figures', 'trails.badges', 'news.ofFavorites'],
    ahead: {
      'logbook.list': { limit: 8 },
      'logbook.figures': null,
      'trails.badges': null,
      'news.ofFavorites': null,
    },
    offline: true,
    hero: { own: 'headerImage', standIn: standInHeaders.profile },
    records: { lighthouse: 'Profile', picture: 'profile', catalogue: 'Profile' },
  },
  '/logbook': {
    title: 'Your logbook',
    preload: { 'logbook.figures': null, 'logbook.list': { firstPage: { limit: 50 } } },
    later: ['logbook.visits', 'personalData.imports'],
    offline: true,
    hero: standInHeaders.logbook,
    records: { lighthouse: 'Your logbook', picture: 'logbook', catalogue: 'Your logbook' },
  },
  '/your-beers': {
    title: 'Your beers',
    preload: { 'beers.had.figures': null, 'beers.had.list': { firstPage: { limit: 50 } } },
    later: ['beers.wishes.list'],
    offline: true,
    records: { lighthouse: 'Your beers', picture: 'your-beers', catalogue: 'Your beers' },
  },
  '/breweries': {
    title: 'Nearby Breweries',
    description: 'The breweries around you, nearest first.',
    preload: { 'settings.all': null },
    later: ['breweries.list', 'logbook.visited', 'settings.map', 'trails.list', 'trails.mine'],
    // The list itself depends on the position: `features/breweries/shared/keep-list.ts`.
    ahead: {
      'logbook.visited': null,
      'settings.map': null,
      'trails.list': null,
      'trails.mine': null,
    },
    offline: true,
    hero: standInHeaders.breweries,
    records: {
      lighthouse: 'Nearby Breweries',
      picture: 'breweries',
      catalogue: 'Nearby Breweries',
    },
  },
  '/trails': {
    title: 'Trails',
    description: 'Breweries to visit: a stamp at each stop, a badge at the end.',
    preload: { 'trails.list': null, 'trails.mine': null },
    offline: true,
    records: { lighthouse: 'Trails', picture: 'trails', catalogue: 'Trails' },
  },
  '/trails/$id': {
    title: 'Trail',
    subject: 'trail',
    isAboutSubject: true,
    preload: { 'trails.byId': { id: '$id' }, 'trails.progress': { id: '$id' } },
    visitorPreload: { 'trails.preview': { id: '$id' } },
    offline: true,
    hero: { query: 'trails.byId', field: 'picture', standIn: coverDrawing },
    records: { lighthouse: 'Trail', picture: 'trail', catalogue: 'Trail' },
  },
  '/brewery/$id': {
    ...brewery,
    records: { lighthouse: 'Brewery', picture: 'brewery', catalogue: 'Brewery' },
  },
  '/breweries/$id': { ...brewery, records: {} },
  '/search': {
    title: 'Search',
    later: ['events.special.list', 'events.weekly.list', 'trails.list'],
    offline: true,
    records: { lighthouse: 'Search' },
  },
  '/beer/$id': {
    title: 'Beer',
    subject: 'beer',
    isAboutSubject: true,
    preload: { 'beers.byId': { id: '$id' } },
    later: ['beers.had.marks', 'beers.had.shared', 'beers.wishes.list'],
    offline: true,
    records: { lighthouse: 'Beer', picture: 'beer' },
  },
  '/events': {
    title: 'Upcoming Events',
    description: 'What is on at the breweries: special events and every week.',
    preload: { 'settings.all': null, 'events.special.list': null, 'events.weekly.list': null },
    offline: true,
    hero: { query: 'settings.all', field: 'eventsHeaderImage', standIn: standInHeaders.events },
    records: { lighthouse: 'Events', picture: 'events', catalogue: 'Events' },
  },
  '/special-event/$id': {
    title: 'Event',
    subject: 'specialEvent',
    isAboutSubject: true,
    preload: { 'events.special.byId': { id: '$id' } },
    visitorPreload: { 'events.special.preview': { id: '$id' } },
    later: ['events.rsvps.status'],
    offline: true,
    hero: { query: 'events.special.byId', field: 'logo', standIn: posterDrawing },
    records: { lighthouse: 'Special event', picture: 'special-event', catalogue: 'Special event' },
  },
  '/event/$id': { ...legacyEvent, records: { catalogue: 'Legacy event' } },
  '/events/$id': { ...legacyEvent, records: {} },
  '/weekly-events/$day': {
    title: 'Weekly events',
    subject: 'weekday',
    isAboutSubject: true,
    preload: { 'events.weekly.byDay': { day: '$day' } },
    offline: true,
    records: { lighthouse: 'Weekly events', picture: 'weekly-events', catalogue: 'Weekly events' },
  },
  '/leaderboard': {
    title: 'Leaderboard',
    description: 'Who has been around most: the ranks of hops.',
    preload: { 'checkins.leaderboard': {}, 'settings.all': null },
    ahead: {},
    offline: true,
    hero: {
      query: 'settings.all',
      field: 'leaderboardHeaderImage',
      standIn: standInHeaders.leaderboard,
    },
    records: { lighthouse: 'Leaderboard', picture: 'leaderboard', catalogue: 'Leaderboard' },
  },
  '/podcast': {
    title: 'Podcast',
    description: 'The people behind the beers, one episode after the other.',
    preload: { 'podcast.header': null, 'settings.all': null, 'podcast.episodes': null },
    offline: true,
    hero: { query: 'podcast.header', field: 'headerImage', standIn: standInHeaders.podcast },
    records: { lighthouse: 'Podcast', picture: 'podcast', catalogue: 'Podcast' },
  },
  '/beer-finder': {
    title: 'Beer Finder',
    description: 'Beers in the styles you like, poured near you.',
    offline: false,
    hero: standInHeaders.finder,
    records: { lighthouse: 'Beer finder', picture: 'beer-finder', catalogue: 'Beer finder' },
  },
  '/tap': {
    title: 'Tap',
    offline: false,
    records: {},
  },
  '/your-data': {
    title: 'Your Data',
    preload: { 'personalData.imports': null },
    offline: false,
    records: { lighthouse: 'Your data', picture: 'your-data', catalogue: 'Your data' },
  },
  '/beer-dog': {
    title: 'BeerDog Gallery',
    description: 'Dogs, cats and other regulars of the taproom.',
    offline: false,
    records: { lighthouse: 'Pet gallery', picture: 'beer-dog', catalogue: 'Gallery' },
  },
});
