import { isUploadPath } from '@hoptrail/contracts/lib/image-paths';
import type { Db } from '../../../db/database.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findUploadById, updateUploadClaimed } from './uploads.repo.ts';

const UPLOADS = '/objects/uploads/';

/**
 * Returns the values of an object that is put back. Its pictures that still exist are kept for it
 * again, by any sender; the others are left out.
 */
export async function keepStoredImages(trx: Db, clock: Clock, stored: object): Promise<object> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(stored)) kept[name] = await keep(trx, clock, value);
  return kept;
}

async function keep(trx: Db, clock: Clock, value: unknown): Promise<unknown> {
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    for (const item of value) {
      const found = await keep(trx, clock, item);
      if (found !== null || item === null) items.push(found);
    }
    return items;
  }
  if (typeof value === 'object' && value !== null) return await keepStoredImages(trx, clock, value);
  if (typeof value !== 'string' || !isUploadPath(value)) return value;
  const upload = await findUploadById(trx, value.slice(UPLOADS.length));
  if (!upload?.storedAt) return null;
  const { id, userId, isPersonal, isPrivate } = upload;
  if (userId !== null) {
    const claimedAt = clock.now().toISOString();
    await updateUploadClaimed(trx, id, { userId, claimedAt, isPersonal, isPrivate });
  }
  return value;
}
