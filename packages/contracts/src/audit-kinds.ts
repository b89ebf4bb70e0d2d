/** What the history tells of. */
export const auditKinds = [
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
export type AuditKind = (typeof auditKinds)[number];

/** What was done to it. */
export const auditVerbs = [
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
export type AuditVerb = (typeof auditVerbs)[number];
