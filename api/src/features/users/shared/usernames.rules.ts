import { fold } from '../../../lib/fold.ts';

/**
 * Letters that look like a plain one. The column `usernameKey` (migration 010) has the same list.
 */
const LETTERS: Readonly<Record<string, string>> = {
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
const PLAIN = new Map(
  Object.entries(LETTERS).flatMap(([plain, signs]) => [...signs].map((sign) => [sign, plain])),
);

/** Names that would let a user pass for one of the people who run the server. */
const RESERVED = [
  ...['admin', 'administrator', 'administration', 'hoptrail', 'hop-trail', 'support', 'root'],
  ...['staff', 'moderator', 'mod', 'owner', 'help', 'helpdesk', 'security', 'system', 'official'],
  ...['team', 'host', 'operator', 'sysadmin', 'superuser', 'webmaster', 'postmaster', 'hostmaster'],
  ...['abuse', 'noreply', 'no-reply', 'contact', 'service', 'verified', 'everyone', 'anonymous'],
  ...['deleted', 'unknown', 'null', 'undefined'],
];

/**
 * Folds a username so that similar looking ones become equal: drops separators and accents, and
 * replaces `0` by `o`, `1` and `i` by `l`, `rn` by `m`, `vv` by `w`.
 * @param username normalized, as stored
 */
export function usernameKey(username: string): string {
  return [...username.replace(/[._-]/g, '')]
    .map((sign) => PLAIN.get(sign) ?? sign)
    .join('')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

const RESERVED_ONLY = new RegExp(`^(?:${RESERVED.map(usernameKey).join('|')})+$`);

/**
 * Returns whether a username consists of reserved names, or looks like that, with or without digits
 * after it: `admin`, `adm1n`, `hoptrail.support`, `staff24`.
 * @param username normalized
 */
export function isReservedUsername(username: string): boolean {
  const plain = fold(username);
  return [plain, plain.replace(/[\d._-]+$/, '')].some((name) =>
    RESERVED_ONLY.test(usernameKey(name)),
  );
}
