import type { Deps } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { renderSizes } from './image-pipeline.ts';
import { isUploadLinkValid } from './upload-links.ts';
import { findUploadById, updateUploadStored } from './uploads.repo.ts';

/**
 * Takes the file that an upload link was given out for.
 * @param query the link's `expires` and `signature`
 * @throws AppError `upload.linkExpired` for a link that is forged, over, or was used;
 *   `upload.notAnImage`. After the latter the link still takes a file.
 */
export async function receiveUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'images' | 'signingKey'>,
  id: string,
  query: { expires: string; signature: string },
  file: Buffer,
): Promise<void> {
  if (!isUploadLinkValid(deps.signingKey, id, query, deps.clock.now())) {
    throw new AppError('upload.linkExpired');
  }
  const upload = await findUploadById(deps.db, id);
  if (!upload || upload.storedAt) throw new AppError('upload.linkExpired');
  const sizes = await renderSizes(file);
  const storedAt = deps.clock.now().toISOString();
  const isFirst = await deps.images.write(id, sizes, () =>
    updateUploadStored(deps.db, id, { bytes: file.length, storedAt }),
  );
  if (!isFirst) throw new AppError('upload.linkExpired');
}
