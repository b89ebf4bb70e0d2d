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
 * Returns an upload that still accepts a file.
 * @throws AppError `upload.linkExpired` if it has its file, failed three times, or its sender is
 * suspended
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

/**
 * Returns the key by which decodes of one person are queued: the user id, the proven address, or
 * the upload's own id.
 */
export function personOf({ id, userId, email }: Pick<OpenUpload, 'id' | 'userId' | 'email'>) {
  return userId ?? email ?? id;
}

/**
 * Decodes the file of an upload when it is its sender's turn. A refused file counts as a failed try
 * of the link and against the sender's quota.
 * @throws AppError `server.busy`, `upload.linkExpired`, and the errors of `renderSizes`
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
