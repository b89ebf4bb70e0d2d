import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { Logger } from 'pino';
import type { Deps } from '../../context.ts';
import type { Leadership } from '../../db/instances/leadership.ts';
import { isDatabaseOutage } from '../../lib/database-unavailable.ts';
import type { ListedImage } from '../../objects/image-store.ts';
import { existsImageUse, findAllUploadIdsOf } from './shared/uploads.repo.ts';

/**
 * How long an orphan stays. Who restores a backup loses the rows of newer pictures, and may still
 * restore a newer one.
 */
const ORPHAN_MS = 30 * DAY_MS;
const AT_A_TIME = 200;

type SweepDeps = Pick<Deps, 'db' | 'images' | 'clock'> & { database: string };

/**
 * Removes pictures that no row refers to and that are older than 30 days: an interrupted upload leaves
 * them. It does nothing in a store that belongs to another database.
 * @returns how many it has removed
 * @throws AppError `storage.unreachable`
 */
export async function sweepOrphans({ db, images, clock, database }: SweepDeps): Promise<number> {
  if ((await images.owner?.(database)) !== database) return 0;
  const before = clock.now().getTime() - ORPHAN_MS;
  let removed = 0;
  for await (const ids of batches(images.list(), ({ storedAt }) => storedAt.getTime() < before)) {
    const referenced = new Set(await findAllUploadIdsOf(db, ids));
    for (const id of ids) {
      if (referenced.has(id) || (await existsImageUse(db, `/objects/uploads/${id}`))) continue;
      await images.remove(id);
      removed += 1;
    }
  }
  return removed;
}

async function* batches(
  pictures: AsyncIterable<ListedImage>,
  isOld: (picture: ListedImage) => boolean,
): AsyncGenerator<string[]> {
  let ids: string[] = [];
  for await (const picture of pictures) {
    if (isOld(picture)) ids.push(picture.id);
    if (ids.length < AT_A_TIME) continue;
    yield ids;
    ids = [];
  }
  yield ids;
}

/**
 * Sweeps orphans once a day while this instance leads, an hour after the start for the first time.
 * @returns stops it
 */
export function keepSweepingOrphans(
  deps: SweepDeps & { leadership: Leadership; log: Logger },
): () => void {
  let hours = 0;
  const timer = setInterval(() => {
    hours += 1;
    if (hours % 24 !== 1 || !deps.leadership.isLeader) return;
    sweepOrphans(deps).then(
      (removed) =>
        removed > 0 && deps.log.info({ removed }, 'pictures that nothing uses were removed'),
      (error) => {
        if (isDatabaseOutage(error)) return;
        deps.log.error({ err: error }, 'the sweep of pictures that nothing uses failed');
      },
    );
  }, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}
