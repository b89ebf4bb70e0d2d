import { UPLOAD_MAX_FAILED_TRIES } from '@hoptrail/contracts/limits';
import type { Deps } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { SizedImage } from '../../objects/decoding/image-pipeline.ts';
import { renderSizes } from '../../objects/decoding/image-pipeline.ts';
import { findUserById } from '../users/shared/users.repo.ts';
import { findUploadById, updateUploadFailed } from './shared/uploads.repo.ts';

type OpenUpload = NonNullable<Awaited<ReturnType<typeof findUploadById>>>;

/**
 * Returns an upload that still takes a file.
 * @throws AppError `upload.linkExpired` for one that has its file, whose tries failed three times,
 *   or whose sender is suspended
 */
export async function loadOpenUpload(db: Db, id: string): Promise<OpenUpload> {
  const upload = await findUploadById(db, id);
  const isOpen =
    upload !== undefined &&
    upload.storedAt === null &&
    upload.failedTries < UPLOAD_MAX_FAILED_TRIES &&
    !(upload.userId && (await findUserById(db, upload.userId))?.suspendedAt);
  if (!isOpen) throw new AppError('upload.linkExpired');
  return upload;
}

/** Returns who a decode is queued for: the user, or the proven address without an account. */
export function personOf({ id, userId, email }: Pick<OpenUpload, 'id' | 'userId' | 'email'>) {
  return userId ?? email ?? id;
}

/**
 * Decodes the file of an upload when it is its sender's turn.
 * A refused file counts as a failed try of the link and against the sender's quota.
 * @throws AppError `server.busy`, `upload.linkExpired`, and what `renderSizes` throws
 */
export async function decodeUpload(
  { db, decodes }: Pick<Deps, 'db' | 'decodes'>,
  upload: Pick<OpenUpload, 'id' | 'userId' | 'email'>,
  file: Buffer,
): Promise<SizedImage[]> {
  return await decodes.run(personOf(upload), async () => {
    // Another file of the same link may have been decoded while this one waited.
    await loadOpenUpload(db, upload.id);
    try {
      return await renderSizes(file);
    } catch (error) {
      await updateUploadFailed(db, upload.id, file.length);
      throw error;
    }
  });
}
