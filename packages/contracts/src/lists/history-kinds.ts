/** The kinds of events that owners create. */
export type EventKindName = 'specialEvent' | 'weeklyEvent';

/**
 * The kinds of objects in the history: their name in the list of kinds, and the object in a sentence such
 * as "changed the beer Amber", where the app has no other words.
 */
export const historyKindTexts = {
  brewery: { plural: 'Breweries', thing: '' },
  specialEvent: { plural: 'Special events', thing: 'the special event' },
  weeklyEvent: { plural: 'Weekly events', thing: 'the weekly event' },
  beer: { plural: 'Tap lists', thing: 'the beer' },
  episode: { plural: 'Podcast episodes', thing: 'the episode' },
  setting: { plural: 'Banners and headers', thing: 'the banners and headers' },
  claim: { plural: 'Claims', thing: '' },
  user: { plural: 'People', thing: '' },
  invitation: { plural: 'Invitations', thing: 'an invitation' },
  // The name under which older versions stored trails.
  passport: { plural: 'Trails', thing: 'the trail' },
  prize: { plural: 'Prizes', thing: '' },
  staff: { plural: 'Staff', thing: '' },
} as const;
export type HistoryKind = keyof typeof historyKindTexts;
export const historyKinds = Object.keys(historyKindTexts) as readonly HistoryKind[];

/** The kinds of changes in the history. */
export const historyVerbs = [
  'created',
  'changed',
  'deleted',
  'closed',
  'reopened',
  'approved',
  'declined',
  'suspended',
  'reinstated',
  'signedOut',
  'opened',
  'redeemed',
  'undone',
] as const;
export type HistoryVerb = (typeof historyVerbs)[number];
