import { FIRST_ADMINISTRATOR_MS } from '@hoptrail/contracts/limits';
import type { CookieJar } from '../../../access/request-cookies.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../../db/settings/settings.repo.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { existsAdministrator, updateRoleById } from '../../users/shared/administrators.repo.ts';
import { hashOfToken, makeOneTimeLink } from '../links/one-time-links.ts';

/** The key of the setting with the hash of the token. The server does not store the token. */
const SETTING = 'firstAdministratorLink';
const COOKIE = 'hoptrail-first-administrator';

/** The parts of a request that the link needs. */
interface Carrier {
  config: Config;
  cookies: CookieJar;
}

/**
 * Creates a link for the first administrator and replaces the previous one.
 * @param site the public address of the server
 * @returns the link, or undefined if there is an administrator
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
 * Makes the signed-in account the administrator. Without a session, the next account that this
 * browser signs in to or creates within an hour becomes the administrator.
 * @param userId of the signed-in account
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

/** Returns whether this browser opened the link and the link is still unused. */
export async function holdsFirstLink(db: Db, { config, cookies }: Carrier): Promise<boolean> {
  const token = cookies.get(COOKIE);
  return token !== undefined && (await isValid(db, config, token));
}

/**
 * Makes an account the administrator if its browser opened the link, and deletes the link: of two
 * accounts at once one becomes administrator.
 * @param trx the transaction of the sign-in
 * @param token by default the token in the browser's cookie
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
