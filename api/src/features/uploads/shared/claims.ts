import { link } from '@hoptrail/contracts/fields';
import { displayImage, isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import { UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { imageTooLarge } from './too-large.ts';
import {
  existsImageUse,
  findUploadById,
  updateUploadClaimed,
  updateUploadReleased,
} from './uploads.repo.ts';

const UPLOADS = '/objects/uploads/';

/** The user who claims a picture, and its use. */
interface Claim {
  userId: string;
  /** The address that was proven when the picture was sent, before the account existed. */
  email?: string;
  /** The largest allowed size of the sent file in bytes; 10 MB by default. */
  maxBytes?: number;
  /** Whether the picture belongs to the person and is deleted with the account. */
  isPersonal?: boolean;
  /** Whether only the person may open the picture, unless something public uses it too. */
  isPrivate?: boolean;
  /** The links to pictures on other sites that may be stored; none by default. */
  links?: AllowedLinks;
}

type AllowedLinks = 'any' | readonly string[];

/**
 * Returns the links to pictures on other sites that somebody may store: each visitor's browser loads
 * them from there, so that only administrators may add one.
 * @param stored the pictures of the row that is changed, of which links stay
 */
export function linksFor(
  { role }: Pick<Caller, 'role'>,
  stored: readonly (string | null)[] = [],
): AllowedLinks {
  return role === 'admin' ? 'any' : stored.filter((picture) => picture !== null);
}

/**
 * Claims a picture for a user, so that the sweep does not delete it.
 * @param reference an upload path, an upload link, or an http(s) link to a picture elsewhere
 * @returns the path or link to store
 * @throws AppError `upload.notFound`, `upload.foreignImage`, `upload.tooLarge`;
 * `upload.foreignSite` and `upload.foreignLink` for a link to another site that may not be stored
 */
export async function claimImage(
  trx: Db,
  clock: Clock,
  reference: string,
  { userId, email, maxBytes = UPLOAD_BYTES, links = [], ...use }: Claim,
): Promise<string> {
  const { isPersonal = false, isPrivate = false } = use;
  const path = objectPathOf(reference);
  if (!isUploadPath(path)) {
    if (isDrawing(path) || links === 'any' || links.includes(path)) return path;
    if (links.includes(reference)) return reference;
    throw new AppError(isPersonal ? 'upload.foreignSite' : 'upload.foreignLink');
  }
  const id = path.slice(UPLOADS.length);
  await lockRows(trx, 'uploads', [id]);
  const upload = await findUploadById(trx, id);
  if (!upload?.storedAt || upload.bytes === null) throw new AppError('upload.notFound');
  if (upload.bytes > maxBytes) throw imageTooLarge(maxBytes);
  const isOwn = upload.userId === userId || (upload.email !== null && upload.email === email);
  if (!isOwn) {
    // A picture that is in use elsewhere, such as on a copied event, may be shown too.
    const isShown = upload.claimedAt !== null && upload.isPersonal === 0;
    if (!isShown || isPersonal) throw new AppError('upload.foreignImage');
    return path;
  }
  const claimedAt = clock.now().toISOString();
  // A picture that something shows already, such as the person's profile, stays public.
  const isHidden = isPrivate && (upload.isPrivate === 1 || !(await existsImageUse(trx, path)));
  await updateUploadClaimed(trx, id, {
    ...{ userId, claimedAt },
    isPersonal: isPersonal ? 1 : 0,
    isPrivate: isHidden ? 1 : 0,
  });
  return path;
}

/**
 * Replaces a picture: releases the old one and claims the new one. An unchanged picture is not
 * claimed again, since another person may have uploaded it.
 * @param after the new reference; null for none, undefined for no change
 * @returns the reference to store; undefined for no change
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
  if (before !== stored) await releaseImage(trx, clock, before);
  return stored;
}

/** Releases a picture that nothing shows any more; the sweep deletes it, unless something else uses it. */
export async function releaseImage(trx: Db, clock: Clock, path: string | null): Promise<void> {
  if (path === null || !isUploadPath(path)) return;
  await updateUploadReleased(trx, path.slice(UPLOADS.length), clock.now().toISOString());
}

/**
 * Returns the path or link of a picture as the database stores it. Downloads nothing.
 * @throws AppError `upload.notFound` for anything but an upload, a drawing of ours, or an http(s)
 * link
 */
export function objectPathOf(reference: string): string {
  const uploaded = /\/uploads\/([\w-]{1,64})(?:\?|$)/.exec(reference)?.[1];
  if (uploaded) return `${UPLOADS}${uploaded}`;
  const path = displayImage(reference);
  if (path && (isDrawing(path) || link.safeParse(path).success)) return path;
  throw new AppError('upload.notFound');
}

/** Returns whether a path leads to a drawing of ours. Resolves `..` and `%2e%2e` first. */
function isDrawing(path: string): boolean {
  if (!/^\/art\/[\w./?=%&+-]*$/.test(path)) return false;
  return new URL(path, 'http://localhost').pathname.startsWith('/art/');
}
