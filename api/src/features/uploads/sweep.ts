import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../context.ts';
import { instantAfter } from '../../lib/durations.ts';
import {
  deleteUploadById,
  existsImageUse,
  findAllUnclaimedUploadIds,
} from './shared/uploads.repo.ts';

/** Deletes uploads that are still unclaimed 24 hours after their creation. */
export async function sweepUploads({
  db,
  images,
  clock,
}: Pick<Deps, 'db' | 'images' | 'clock'>): Promise<void> {
  const ids = await findAllUnclaimedUploadIds(db, instantAfter(clock.now(), -DAY_MS));
  for (const id of ids) {
    if (await existsImageUse(db, `/objects/uploads/${id}`)) continue;
    await images.remove(id);
    await deleteUploadById(db, id);
  }
}
