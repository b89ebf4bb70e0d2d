import { link } from '@hoptrail/contracts/fields';
import { displayImage, isUploadPath } from '@hoptrail/contracts/image-paths';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { findUploadById, updateUploadClaimed } from './uploads.repo.ts';

interface Owner {
  userId: string;
  /** The address that was proven when the picture was sent, before there was a user. */
  email?: string;
  /** The largest file that this use takes, in bytes as it was sent. */
  maxBytes: number;
}

/**
 * Takes a picture into use: from now on it belongs to a user and is not swept.
 * @param reference an upload path, an upload link, or an http(s) link to a picture elsewhere
 * @returns the path or link to store
 * @throws AppError `upload.notFound`, `upload.foreignImage`, `upload.tooLarge`
 */
export async function claimImage(
  trx: Db,
  clock: Clock,
  reference: string,
  owner: Owner,
): Promise<string> {
  const path = objectPathOf(reference);
  if (!isUploadPath(path)) return path;
  const id = path.slice('/objects/uploads/'.length);
  const upload = await findUploadById(trx, id);
  if (!upload?.storedAt || upload.bytes === null) throw new AppError('upload.notFound');
  const isOwn =
    upload.userId === owner.userId || (upload.email !== null && upload.email === owner.email);
  if (!isOwn) throw new AppError('upload.foreignImage');
  if (upload.bytes > owner.maxBytes) throw new AppError('upload.tooLarge');
  const claimedAt = clock.now().toISOString();
  await updateUploadClaimed(trx, id, { userId: owner.userId, claimedAt });
  return path;
}

/**
 * A picture's address as it is stored (specification, part 7, "Uploads"). Nothing is fetched.
 * @throws AppError `upload.notFound` for what is neither an upload nor an http(s) link
 */
export function objectPathOf(reference: string): string {
  const uploaded = /\/uploads\/([\w-]{1,64})(?:\?|$)/.exec(reference)?.[1];
  if (uploaded) return `/objects/uploads/${uploaded}`;
  const path = displayImage(reference);
  if (!path || !link.safeParse(path).success) throw new AppError('upload.notFound');
  return path;
}
