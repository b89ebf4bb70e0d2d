import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { usernameKey } from '../../../lib/keys.ts';
import { isReservedUsername } from './usernames.rules.ts';
import { existsUsername, findAllByUsernameKey, findAllWithoutUsernameKey } from './users.repo.ts';

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
  const key = usernameKey(username);
  await lock(trx, `username ${key}`);
  if (await existsUsername(trx, username)) throw new AppError('user.usernameTaken');
  if (!isAdministrator && isReservedUsername(username)) {
    throw new AppError('user.usernameReserved');
  }
  const sameKey = await findAllByUsernameKey(trx, key);
  const others = await findAllWithoutUsernameKey(trx);
  const alike = [...sameKey, ...others.filter((user) => usernameKey(user.username) === key)];
  if (alike.some(({ id }) => id !== userId)) throw new AppError('user.usernameLookAlike');
}
