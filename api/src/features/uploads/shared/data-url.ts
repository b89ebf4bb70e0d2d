import { randomUUID } from 'node:crypto';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { decodeUpload } from '../open-upload.ts';
import { lockQuota, refuseBeyondQuota } from '../quota/quota.ts';
import { imageTooLarge } from './too-large.ts';
import { insertUpload, updateUploadStored } from './uploads.repo.ts';

/** The most characters of a data URL: those of base64 (RFC 4648) and 100 in front of them. */
const LONGEST = Math.ceil(SMALL_UPLOAD_BYTES / 3) * 4 + 100;

/** Returns whether a reference is a data URL (RFC 2397) instead of a path or link. */
export function isDataUrl(reference: string): boolean {
  return reference.startsWith('data:');
}

/**
 * Stores the picture in a data URL like an uploaded one.
 * @returns its path, to be claimed
 * @throws AppError `upload.tooLarge` above 5 MB, `upload.tooMany`, and the errors of `decodeUpload`
 */
export async function storeDataUrl(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'images' | 'decodes'>,
  userId: string,
  dataUrl: string,
): Promise<string> {
  const { db, clock, images } = deps;
  if (dataUrl.length > LONGEST) throw imageTooLarge(SMALL_UPLOAD_BYTES);
  const base64 = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl)?.[1];
  if (!base64) throw new AppError('upload.notAnImage');
  const file = Buffer.from(base64, 'base64');
  if (file.length > SMALL_UPLOAD_BYTES) throw imageTooLarge(SMALL_UPLOAD_BYTES);
  const id = randomUUID();
  const now = clock.now().toISOString();
  const sender = { userId, email: null };
  await write(db, async (trx) => {
    const more = { uploads: 1, bytes: file.length };
    await lockQuota(trx, sender);
    await refuseBeyondQuota({ ...deps, db: trx }, sender, more);
    await insertUpload(trx, { id, userId, createdAt: now });
  });
  const sizes = await decodeUpload(deps, { id, ...sender }, file);
  await images.write(id, sizes, () =>
    updateUploadStored(db, id, { bytes: file.length, storedAt: now }),
  );
  return `/objects/uploads/${id}`;
}
