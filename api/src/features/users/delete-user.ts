import type { Deps } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { deleteMailTo } from '../../mail/outbox.repo.ts';
import { deleteCodesOf } from '../auth/shared/codes.repo.ts';
import { updateEntriesForgetting } from '../history/shared/history.repo.ts';
import {
  deleteUploadById,
  existsImageUse,
  findAllUploadIdsOfPerson,
} from '../uploads/shared/uploads.repo.ts';
import { deleteUserById, findUserById } from './shared/users.repo.ts';

/**
 * Deletes a person's account, check-ins, favourites, notes, codes, sessions and pictures, and
 * removes them from the database files. Breweries keep their counters, events stay without an
 * owner.
 * @throws AppError `user.notFound`
 */
export async function removeUser(
  { db, checkpoints, images }: Pick<Deps, 'db' | 'checkpoints' | 'images'>,
  id: string,
): Promise<void> {
  const pictures = await write(db, async (trx) => {
    await lockRows(trx, 'users', [id]);
    const user = await findUserById(trx, id);
    if (!user) throw new AppError('user.notFound');
    const uploads = await findAllUploadIdsOfPerson(trx, user);
    await deleteCodesOf(trx, user.email);
    await deleteMailTo(trx, user.email);
    await updateEntriesForgetting(trx, id);
    await deleteUserById(trx, id);
    const unused: string[] = [];
    for (const upload of uploads) {
      // A released picture may still be in use by a copy of its event.
      if (await existsImageUse(trx, `/objects/uploads/${upload}`)) continue;
      await deleteUploadById(trx, upload);
      unused.push(upload);
    }
    return unused;
  });
  for (const picture of pictures) await images.remove(picture);
  await checkpoints.empty();
}
