/** Letters that look like a plain one, as `usernameKey()` folds them. */
export const letters: Readonly<Record<string, string>> = {
  a: 'àáâãäåāăą',
  ae: 'æ',
  c: 'çćĉċč',
  d: 'ðďđ',
  e: 'èéêëēĕėęě',
  g: 'ĝğġģ',
  h: 'ĥħ',
  i: 'ìíîïĩīĭįı',
  j: 'ĵ',
  k: 'ķĸ',
  l: 'ĺļľł',
  n: 'ñńņňŋ',
  o: 'òóôõöøōŏő',
  oe: 'œ',
  p: 'þ',
  r: 'ŕŗř',
  ss: 'ß',
  s: 'śŝşšș',
  t: 'ţťŧț',
  u: 'ùúûüũūŭůűų',
  w: 'ŵ',
  y: 'ýÿŷ',
  z: 'źżž',
};

type Replacement = readonly [from: string, to: string];

const accents = Object.entries(letters).flatMap(([to, from]) =>
  [...from].map((sign): Replacement => [sign, to]),
);
export const shapes: readonly Replacement[] = [
  ['.', ''],
  ['_', ''],
  ['-', ''],
  ['0', 'o'],
  ['1', 'l'],
  ['i', 'l'],
  ['rn', 'm'],
  ['vv', 'w'],
];

function replaced(text: string, replacements: readonly Replacement[]): string {
  return replacements.reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, text);
}

/** Most usernames have plain letters only; skipping the accents takes a tenth of the time. */
const key = `CASE WHEN username GLOB '*[^a-z0-9._-]*'
    THEN ${replaced(replaced('username', accents), shapes)}
    ELSE ${replaced('username', shapes)} END`;

/** Adds a key that finds look-alike usernames, and invitations to sign up. */
export const registration: readonly string[] = [
  `ALTER TABLE users ADD COLUMN usernameKey TEXT GENERATED ALWAYS AS (${key}) VIRTUAL`,
  `CREATE INDEX users_username_key ON users (usernameKey)`,
  `CREATE TABLE signup_invitations (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    invitedById TEXT REFERENCES users (id) ON DELETE SET NULL,
    createdAt TEXT NOT NULL,
    sentAt TEXT NOT NULL,
    expiresAt TEXT NOT NULL
  ) STRICT, WITHOUT ROWID`,
  `CREATE INDEX signup_invitations_order ON signup_invitations (createdAt, id)`,
  `CREATE INDEX signup_invitations_inviter ON signup_invitations (invitedById)`,
  `CREATE INDEX signup_invitations_expiry ON signup_invitations (expiresAt)`,
];
