import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { userUpdate } from '@hoptrail/contracts/users/users';
import type { z } from 'zod';
import { roleOf } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { replaceImage } from '../uploads/shared/claims.ts';
import { isDataUrl, storeDataUrl } from '../uploads/shared/data-url.ts';
import { loadProfile, profile } from './shared/own-user.ts';
import { assertUsernameFree } from './shared/usernames.ts';
import { findUserById, updateUser } from './shared/users.repo.ts';

/**
 * Changes a person's profile. The name changes with the username while the two are equal.
 * @returns the profile as it is now
 * @throws AppError `user.notFound`, and the errors of `assertUsernameFree()` and of claiming
 * pictures
 */
export async function changeUser(
  ctx: Context,
  { id, ...changes }: z.infer<typeof userUpdate>,
): Promise<z.infer<typeof profile>> {
  const pictures = {
    profileImage: await stored(ctx, id, changes.profileImage),
    headerImage: await stored(ctx, id, changes.headerImage),
  };
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'users', [id]);
      const before = await findUserById(trx, id);
      if (!before) throw new AppError('user.notFound');
      const { username } = changes;
      const isRenamed = username !== undefined && username !== before.username;
      if (isRenamed) {
        const isAdministrator = roleOf(before, ctx.config) === 'admin';
        await assertUsernameFree(trx, username, { userId: id, isAdministrator });
      }
      const take = (picture: 'profileImage' | 'headerImage') =>
        replaceImage(
          trx,
          ctx.clock,
          { before: before[picture], after: pictures[picture] },
          { userId: id, maxBytes: SMALL_UPLOAD_BYTES, isPersonal: true },
        );
      await updateUser(
        trx,
        id,
        defined({
          username,
          name: isRenamed && before.name === before.username ? username : undefined,
          location: changes.location,
          distanceUnit: changes.distanceUnit,
          profileImage: await take('profileImage'),
          headerImage: await take('headerImage'),
        }),
      );
      return await loadProfile(trx, id);
    },
    profile,
  );
}

/**
 * Changes settings of a person, which need no check.
 * @throws AppError `user.notFound`
 */
export async function changeSettings(
  { db }: Pick<Context, 'db'>,
  id: string,
  changes: Parameters<typeof updateUser>[2],
): Promise<void> {
  await write(
    db,
    async (trx) => {
      await updateUser(trx, id, changes);
      return await loadProfile(trx, id);
    },
    profile,
  );
}

/** Stores a picture that was sent as a data URL, outside of any transaction. */
async function stored(
  ctx: Context,
  userId: string,
  picture: string | null | undefined,
): Promise<string | null | undefined> {
  return picture && isDataUrl(picture) ? await storeDataUrl(ctx, userId, picture) : picture;
}
