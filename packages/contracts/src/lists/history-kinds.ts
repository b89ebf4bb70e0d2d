/** What the history tells of. */
export const historyKinds = [
  'brewery',
  'specialEvent',
  'weeklyEvent',
  'beer',
  'episode',
  'setting',
  'claim',
  'user',
  'invitation',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** What was done to it. */
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
] as const;
export type HistoryVerb = (typeof historyVerbs)[number];
