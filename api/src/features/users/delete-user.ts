import type { Deps } from '../../context.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { deleteMailTo } from '../../mail/outbox.repo.ts';
import { deleteCodesOf } from '../auth/shared/codes.repo.ts';
import { recounting } from '../beers/shared/counted-ratings.ts';
import { updateOwnerOfAll } from '../breweries/shared/ownership.repo.ts';
import { updateEntriesForgetting } from '../history/shared/history.repo.ts';
import {
  deleteImportedVisits,
  findPrivateFilesOf,
  removePrivateFiles,
} from '../personal-data/shared/forget-person.ts';
import { removePictures } from '../uploads/shared/remove-pictures.ts';
import {
  existsImageUse,
  findAllUploadIdsOfPerson,
  updateUploadForgotten,
} from '../uploads/shared/uploads.repo.ts';
import { deleteUserById, findUserById } from './shared/users.repo.ts';

/**
 * Deletes a person's account, check-ins, favourites, notes, codes, sessions, pictures and imports, and
 * removes them from the database files. Breweries keep their counters and their other
 * owners, events stay without an owner. An
 * export that is being sent goes on to its end.
 * @throws AppError `user.notFound`
 */
export async function removeUser(
  {
    db,
    checkpoints,
    images,
    privateFiles,
  }: Pick<Deps, 'db' | 'checkpoints' | 'images' | 'privateFiles'>,
  id: string,
): Promise<void> {
  await deleteImportedVisits(db, id);
  const { pictures, files } = await write(db, async (trx) => {
    await lockRows(trx, 'users', [id]);
    const user = await findUserById(trx, id);
    if (!user) throw new AppError('user.notFound');
    const uploads = await findAllUploadIdsOfPerson(trx, user);
    const privateFileNames = await findPrivateFilesOf(trx, id);
    await deleteCodesOf(trx, user.email);
    await deleteMailTo(trx, user.email);
    await updateEntriesForgetting(trx, id);
    await updateOwnerOfAll(trx, id);
    await recounting(trx, { userId: id }, () => deleteUserById(trx, id));
    const unused: string[] = [];
    for (const upload of uploads) {
      // A released picture may still be in use by a copy of its event.
      if (await existsImageUse(trx, `/objects/uploads/${upload}`)) continue;
      await updateUploadForgotten(trx, upload);
      unused.push(upload);
    }
    return { pictures: unused, files: privateFileNames };
  });
  await removePictures({ db, images }, pictures);
  await removePrivateFiles({ privateFiles }, files);
  await checkpoints.empty();
}
