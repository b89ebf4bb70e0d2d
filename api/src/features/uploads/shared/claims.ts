import { link } from '@hoptrail/contracts/fields';
import { displayImage, isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findUploadById, updateUploadClaimed, updateUploadReleased } from './uploads.repo.ts';

const UPLOADS = '/objects/uploads/';

/** Who takes a picture into use, and for what. */
interface Claim {
  userId: string;
  /** The address that was proven when the picture was sent, before there was a user. */
  email?: string;
  /** The largest file that this use takes, in bytes as it was sent; 10 MB by default. */
  maxBytes?: number;
  /** Whether the picture shows the person and goes with the account. */
  isPersonal?: boolean;
}

/**
 * Takes a picture into use: from now on it belongs to a user and is not swept.
 * @param reference an upload path, an upload link, or an http(s) link to a picture elsewhere
 * @returns the path or link to store
 * @throws AppError `upload.notFound`, `upload.foreignImage`, `upload.tooLarge`; `upload.foreignSite`
 *   for a link to another site as somebody's profile picture
 */
export async function claimImage(
  trx: Db,
  clock: Clock,
  reference: string,
  { userId, email, maxBytes = UPLOAD_BYTES, isPersonal = false }: Claim,
): Promise<string> {
  const path = objectPathOf(reference);
  if (!isUploadPath(path)) {
    if (isPersonal && !isDrawing(path)) throw new AppError('upload.foreignSite');
    return path;
  }
  const id = path.slice(UPLOADS.length);
  await lockRows(trx, 'uploads', [id]);
  const upload = await findUploadById(trx, id);
  if (!upload?.storedAt || upload.bytes === null) throw new AppError('upload.notFound');
  if (upload.bytes > maxBytes) throw new AppError('upload.tooLarge');
  const isOwn = upload.userId === userId || (upload.email !== null && upload.email === email);
  if (!isOwn) {
    // What others show already, as on an event that is copied, stays theirs and may be shown too.
    const isShown = upload.claimedAt !== null && upload.isPersonal === 0;
    if (!isShown || isPersonal) throw new AppError('upload.foreignImage');
    return path;
  }
  const claimedAt = clock.now().toISOString();
  await updateUploadClaimed(trx, id, { userId, claimedAt, isPersonal: isPersonal ? 1 : 0 });
  return path;
}

/**
 * Puts a picture in another one's place. What was there before is let go; sent again as it was
 * it stays, whoever uploaded it.
 * @param after the new reference; null for none, undefined for no change
 * @returns what to store; undefined for no change
 * @throws like `claimImage`
 */
export async function replaceImage<After extends string | null | undefined>(
  trx: Db,
  clock: Clock,
  { before, after }: { before: string | null; after: After },
  claim: Claim,
): Promise<string | (After & (null | undefined))> {
  if (after === undefined || after === before) return after;
  const stored = after === null ? after : await claimImage(trx, clock, after, claim);
  if (before !== null && before !== stored && isUploadPath(before)) {
    await updateUploadReleased(trx, before.slice(UPLOADS.length), clock.now().toISOString());
  }
  return stored;
}

/**
 * A picture's address as it is stored. Nothing is fetched.
 * @throws AppError `upload.notFound` for what is no upload, no drawing of ours, no http(s) link
 */
export function objectPathOf(reference: string): string {
  const uploaded = /\/uploads\/([\w-]{1,64})(?:\?|$)/.exec(reference)?.[1];
  if (uploaded) return `${UPLOADS}${uploaded}`;
  const path = displayImage(reference);
  if (path && (isDrawing(path) || link.safeParse(path).success)) return path;
  throw new AppError('upload.notFound');
}

/** Whether a path leads to a drawing of ours, also where `..` or `%2e%2e` are in it. */
function isDrawing(path: string): boolean {
  if (!/^\/art\/[\w./?=%&+-]*$/.test(path)) return false;
  return new URL(path, 'http://localhost').pathname.startsWith('/art/');
}
