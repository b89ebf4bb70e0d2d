import { DAY_MS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { updateEnded } from './backlog.repo.ts';

/**
 * Ends the trails whose last day is over in every time zone, which is 12 hours later than in UTC.
 */
export async function endTrails({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const day = instantAfter(now, -DAY_MS / 2).slice(0, 10);
  await updateEnded(db, day, now.toISOString());
}
