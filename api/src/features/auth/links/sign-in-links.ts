import { SIGN_IN_LINK_LIFETIME_MS } from '@hoptrail/contracts/limits';
import { roleOf } from '../../../access/sessions.ts';
import type { Config } from '../../../config/config.ts';
import { localAddress } from '../../../config/local-address.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { existsAdministratorInvitation } from '../../users/shared/administrators.repo.ts';
import { findUserByEmail } from '../../users/shared/users.repo.ts';
import { hashOfToken, makeOneTimeLink } from './one-time-links.ts';
import { deleteSignInLink, findSignInLink, insertSignInLink } from './sign-in-links.repo.ts';

interface LinkDeps {
  clock: Clock;
  config: Config;
  /** The running server, if any: it knows the port that the system assigned. */
  server?: { url: string } | undefined;
}

/**
 * Creates a link that signs an address in once, within 15 minutes. Replaces the address's previous
 * link.
 * @returns the link with the public address of this server
 */
export async function makeSignInLink(
  db: Db,
  { clock, config, server }: LinkDeps,
  email: string,
): Promise<string> {
  const site = config.publicUrl ?? server?.url ?? localAddress(config).url;
  const { link, tokenHash } = makeOneTimeLink(`${site}/sign-in-link`);
  const expiresAt = instantAfter(clock.now(), SIGN_IN_LINK_LIFETIME_MS);
  await insertSignInLink(db, { tokenHash, email, expiresAt });
  return link;
}

/**
 * Checks a link and deletes it, inside the transaction of the sign-in.
 * @returns the address, and its account if it has one
 * @throws AppError `auth.linkInvalid` if the link is used or expired, or its address is not an
 * administrator's any more
 */
export async function useSignInLink(trx: Db, { clock, config }: LinkDeps, token: string) {
  const tokenHash = hashOfToken(token);
  await lock(trx, `sign-in link ${tokenHash}`);
  const email = await findSignInLink(trx, tokenHash, clock.now().toISOString());
  if (email === undefined) throw new AppError('auth.linkInvalid');
  const user = await findUserByEmail(trx, email);
  if (!(await isAdministrator(trx, config, email, user))) throw new AppError('auth.linkInvalid');
  await deleteSignInLink(trx, tokenHash);
  return email;
}

/** Returns whether an address is an administrator's, or becomes one when it signs up. */
export async function isAdministrator(
  db: Db,
  config: Config,
  email: string,
  user: Awaited<ReturnType<typeof findUserByEmail>>,
): Promise<boolean> {
  if (user) return roleOf({ email, role: user.role }, config) === 'admin';
  return config.adminEmails.includes(email) || (await existsAdministratorInvitation(db, email));
}
