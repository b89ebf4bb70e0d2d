import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { usernameKey } from '../../../lib/keys.ts';
import { isReservedUsername } from './usernames.rules.ts';
import { existsUsername, findAllByUsernameKey, updateMissingUsernameKeys } from './users.repo.ts';

interface Claimant {
  /** The user who wants the name. Their current name does not count as taken. */
  userId: string;
  /** Administrators may take a reserved name. */
  isAdministrator: boolean;
}

/**
 * Refuses a username that is taken, looks like a taken one, or is reserved.
 * @param trx the transaction that writes the username, so that one of two requests at once gets it
 * @throws AppError `user.usernameTaken`, `user.usernameLookAlike`, `user.usernameReserved`
 */
export async function assertUsernameFree(
  trx: Db,
  username: string,
  { userId, isAdministrator }: Claimant,
): Promise<void> {
  await lock(trx, `username ${usernameKey(username)}`);
  if (await existsUsername(trx, username)) throw new AppError('user.usernameTaken');
  if (!isAdministrator && isReservedUsername(username)) {
    throw new AppError('user.usernameReserved');
  }
  await updateMissingUsernameKeys(trx);
  const alike = await findAllByUsernameKey(trx, usernameKey(username));
  if (alike.some(({ id }) => id !== userId)) throw new AppError('user.usernameLookAlike');
}
