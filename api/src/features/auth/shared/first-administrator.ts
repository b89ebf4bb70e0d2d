import { FIRST_ADMINISTRATOR_MS } from '@hoptrail/contracts/limits';
import type { CookieJar } from '../../../access/request-cookies.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../../db/settings.repo.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { existsAdministrator, updateRoleById } from '../../users/shared/administrators.repo.ts';
import { hashOfToken, makeOneTimeLink } from '../links/one-time-links.ts';

/** Holds the hash of the token; the token itself is nowhere on the server. */
const SETTING = 'firstAdministratorLink';
const COOKIE = 'hoptrail-first-administrator';

/** The part of a request that the link is about. */
interface Carrier {
  config: Config;
  cookies: CookieJar;
}

/**
 * Makes a new link for the first administrator, where there is none yet; the link before ends.
 * @param site where people reach the server
 * @returns the link, or undefined where there is an administrator
 */
export async function renewFirstAdministratorLink(
  db: Db,
  { config, clock }: { config: Config; clock: Clock },
  site: string,
): Promise<string | undefined> {
  const { link, tokenHash } = makeOneTimeLink(`${site}/first-administrator`);
  const isNeeded = await write(db, async (trx) => {
    await lock(trx, SETTING);
    if (await hasAdministrator(trx, config)) {
      await deleteSetting(trx, SETTING);
      return false;
    }
    await upsertSetting(trx, SETTING, tokenHash, clock.now().toISOString());
    return true;
  });
  return isNeeded ? link : undefined;
}

/**
 * Makes the account of this browser the administrator, or the one that it signs in to or creates
 * within an hour.
 * @param userId of who is signed in
 * @throws AppError `auth.firstLinkInvalid`
 */
export async function openFirstLink(
  { db, ...carrier }: Carrier & { db: Db },
  userId: string | undefined,
  token: string,
): Promise<void> {
  const isOpen = await write(db, async (trx) =>
    userId === undefined
      ? await isValid(trx, carrier.config, token)
      : await useFirstLink(trx, carrier, userId, token),
  );
  if (!isOpen) throw new AppError('auth.firstLinkInvalid');
  if (userId === undefined) carrier.cookies.set(COOKIE, token, FIRST_ADMINISTRATOR_MS);
}

/** Returns whether this browser opened the link while the link is unused. */
export async function holdsFirstLink(db: Db, { config, cookies }: Carrier): Promise<boolean> {
  const token = cookies.get(COOKIE);
  return token !== undefined && (await isValid(db, config, token));
}

/**
 * Makes an account the administrator where its browser opened the link, and uses the link up: of two
 * accounts at once one becomes it.
 * @param trx the transaction of the sign-in
 * @param token the one that the browser remembers by default
 * @returns whether the account became the administrator
 */
export async function useFirstLink(
  trx: Db,
  { config, cookies }: Carrier,
  userId: string,
  token = cookies.get(COOKIE),
): Promise<boolean> {
  if (token === undefined) return false;
  await lock(trx, SETTING);
  if (!(await isValid(trx, config, token))) return false;
  await deleteSetting(trx, SETTING);
  await updateRoleById(trx, userId, 'admin');
  cookies.clear(COOKIE);
  return true;
}

async function isValid(db: Db, config: Config, token: string): Promise<boolean> {
  const stored = await findSetting(db, SETTING);
  return stored === hashOfToken(token) && !(await hasAdministrator(db, config));
}

async function hasAdministrator(db: Db, config: Config): Promise<boolean> {
  return config.adminEmails.length > 0 || (await existsAdministrator(db));
}
