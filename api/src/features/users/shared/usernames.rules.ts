import { usernameKey } from '../../../lib/keys.ts';

/** Names that would let a user pass for one of the people who run the server. */
const RESERVED = [
  ...['admin', 'administrator', 'administration', 'hoptrail', 'hop-trail', 'support', 'root'],
  ...['staff', 'moderator', 'mod', 'owner', 'help', 'helpdesk', 'security', 'system', 'official'],
  ...['team', 'host', 'operator', 'sysadmin', 'superuser', 'webmaster', 'postmaster', 'hostmaster'],
  ...['abuse', 'noreply', 'no-reply', 'contact', 'service', 'verified', 'everyone', 'anonymous'],
  ...['deleted', 'unknown', 'null', 'undefined'],
];

const RESERVED_ONLY = new RegExp(`^(?:${RESERVED.map(usernameKey).join('|')})+$`);

/**
 * Returns whether a username consists of reserved names, or looks like that, with or without digits
 * after it: `admin`, `adm1n`, `hoptrail.support`, `staff24`.
 * @param username normalized
 */
export function isReservedUsername(username: string): boolean {
  return [username, username.replace(/[\d._-]+$/, '')].some((name) =>
    RESERVED_ONLY.test(usernameKey(name)),
  );
}
