import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { roleOf } from '../../../access/sessions.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { lock } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { findAllEventBreweryIds } from '../../breweries/shared/ownership.repo.ts';
import { findUserById } from '../../users/shared/users.repo.ts';
import { findUsage, type Sender } from './usage.repo.ts';

/** The factor of the quota of owners, staff and administrators, who manage many pictures. */
const TIMES_FOR_OWNERS = 10;

interface QuotaDeps {
  db: Db;
  clock: Clock;
  config: Config;
}

/**
 * Locks the quota of a sender, so that uploads at the same time are counted one after the other.
 * @param trx the transaction that adds an upload
 */
export async function lockQuota(trx: Db, { userId, email }: Sender): Promise<void> {
  await lock(trx, `uploads of ${userId ?? email}`);
}

/**
 * Refuses uploads beyond the quota of one person in 24 hours. Upload links count from their creation,
 * used or not.
 * @param more the upload to add
 * @throws AppError `upload.tooMany`
 */
export async function refuseBeyondQuota(
  { db, clock, config }: QuotaDeps,
  sender: Sender,
  more: { uploads: number; bytes: number },
): Promise<void> {
  const now = clock.now();
  const used = await findUsage(db, sender, instantAfter(now, -DAY_MS));
  const times = (await isKeeper(db, config, sender)) ? TIMES_FOR_OWNERS : 1;
  const most = {
    uploads: config.uploads.perDay * times,
    bytes: config.uploads.bytesPerDay * times,
  };
  const isWithin =
    used.uploads + more.uploads <= most.uploads && used.bytes + more.bytes <= most.bytes;
  if (isWithin) return;
  const left = Date.parse(used.oldest ?? now.toISOString()) + DAY_MS - now.getTime();
  const megabytes = Math.floor(most.bytes / 1_000_000);
  throw new AppError('upload.tooMany', {
    message: `In 24 hours you can send ${most.uploads} pictures, ${megabytes} MB in all. Please try again in ${waitTextOfSeconds(left / 1000, 'short')}.`,
    retryAfter: Math.max(1, Math.ceil(left / 1000)),
  });
}

async function isKeeper(db: Db, config: Config, { userId }: Sender): Promise<boolean> {
  const user = userId === null ? undefined : await findUserById(db, userId);
  if (!user) return false;
  return roleOf(user, config) === 'admin' || (await findAllEventBreweryIds(db, user.id)).length > 0;
}
