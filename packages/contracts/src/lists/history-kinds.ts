/** The kinds of events that owners create. */
const eventKinds = ['specialEvent', 'weeklyEvent'] as const;
export type EventKindName = (typeof eventKinds)[number];

/** The kinds of objects in the history. */
export const historyKinds = [
  'brewery',
  ...eventKinds,
  'beer',
  'episode',
  'setting',
  'claim',
  'user',
  'invitation',
  // A trail: the name under which older versions stored it.
  'passport',
  'prize',
  'staff',
  'news',
  'board',
  'tag',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

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
  'drawn',
  'undone',
  'restored',
] as const;
export type HistoryVerb = (typeof historyVerbs)[number];
