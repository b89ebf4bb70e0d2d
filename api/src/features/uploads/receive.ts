import type { Deps } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { findUserById } from '../users/users.repo.ts';
import { renderSizes } from './image-pipeline.ts';
import { refuseBeyondQuota } from './quota.ts';
import { findUploadById, updateUploadStored } from './uploads.repo.ts';

/**
 * Takes the file that an upload link was given out for.
 * @param id of a link that is ours and not over
 * @throws AppError `upload.linkExpired` for a link that was used or whose owner is suspended;
 *   `upload.notAnImage`, `upload.tooMany`. After the latter two the link still takes a file.
 */
export async function receiveUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'images'>,
  id: string,
  file: Buffer,
): Promise<void> {
  const upload = await findUploadById(deps.db, id);
  if (!upload || upload.storedAt) throw new AppError('upload.linkExpired');
  if (upload.userId && (await isSuspended(deps.db, upload.userId))) {
    throw new AppError('upload.linkExpired');
  }
  const more = { uploads: 0, bytes: file.length };
  await refuseBeyondQuota(deps, upload, more);
  const sizes = await renderSizes(file);
  const storedAt = deps.clock.now().toISOString();
  const isFirst = await deps.images.write(id, sizes, () =>
    deps.db.transaction().execute(async (trx) => {
      // Another one may have been stored meanwhile.
      await refuseBeyondQuota({ ...deps, db: trx }, upload, more);
      return await updateUploadStored(trx, id, { bytes: file.length, storedAt });
    }),
  );
  if (!isFirst) throw new AppError('upload.linkExpired');
}

async function isSuspended(db: Db, userId: string): Promise<boolean> {
  return Boolean((await findUserById(db, userId))?.suspendedAt);
}
