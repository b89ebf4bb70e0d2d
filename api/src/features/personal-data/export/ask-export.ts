import { randomUUID } from 'node:crypto';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { EXPORT_PAUSE_MS } from '@hoptrail/contracts/limits';
import type { ExportStatus } from '@hoptrail/contracts/personal-data/personal-data';
import type { Deps } from '../../../context.ts';
import { lock } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { deleteExportById, findExportOf, insertExport } from './exports.repo.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findExportOf>>>;

/**
 * Asks for an export, which replaces the last one.
 * @throws AppError `export.running` while one is made, `export.tooSoon` within an hour after it
 */
export async function askExport(
  { db, clock, privateFiles, personalDataJobs }: Deps,
  userId: string,
): Promise<void> {
  const now = clock.now();
  const replaced = await write(db, async (trx) => {
    await lock(trx, `export of ${userId}`);
    const last = await findExportOf(trx, userId);
    if (last) refuseWhileFresh(last, now);
    if (last) await deleteExportById(trx, last.id);
    const at = now.toISOString();
    await insertExport(trx, { id: randomUUID(), userId, nextAttemptAt: at, createdAt: at });
    return last?.id;
  });
  personalDataJobs.wake();
  // The sweep removes the file later if the store cannot be reached now.
  if (replaced) await privateFiles.remove(replaced).catch(() => {});
}

function refuseWhileFresh(last: Row, now: Date): void {
  if (last.state === 'waiting') throw new AppError('export.running');
  const again = againAt(last);
  const waitMs = again === null ? 0 : Date.parse(again) - now.getTime();
  if (waitMs <= 0) return;
  throw new AppError('export.tooSoon', {
    message: `Your data was packed a moment ago. You can ask again in ${waitTextOfSeconds(waitMs / 1000, 'short')}.`,
    retryAfter: Math.ceil(waitMs / 1000),
  });
}

/** Returns when the person can ask for the next export; null if they can now. */
function againAt({ state, readyAt }: Pick<Row, 'state' | 'readyAt'>): string | null {
  return state === 'ready' && readyAt ? instantAfter(new Date(readyAt), EXPORT_PAUSE_MS) : null;
}

/** Returns the state of a person's newest export. */
export async function loadExportStatus(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<ExportStatus> {
  const now = clock.now().toISOString();
  const last = await findExportOf(db, userId);
  const isOver = !last || (last.expiresAt !== null && last.expiresAt <= now);
  if (isOver) {
    return {
      state: 'none',
      askedAt: null,
      bytes: null,
      url: null,
      expiresAt: null,
      againAt: null,
    };
  }
  const again = againAt(last);
  return {
    state: last.state,
    askedAt: last.createdAt,
    bytes: last.bytes,
    url: last.state === 'ready' ? `/api/personal-data/exports/${last.id}` : null,
    expiresAt: last.expiresAt,
    againAt: again !== null && again > now ? again : null,
  };
}
