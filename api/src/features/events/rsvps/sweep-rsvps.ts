import { dayAfter, dayAt } from '@hoptrail/contracts/events/when/event-days';
import { RSVPS_KEPT_DAYS } from '@hoptrail/contracts/limits';
import type { Deps } from '../../../context.ts';
import { deleteRsvpsBefore } from './rsvps.repo.ts';

/** Deletes who came to events more than 30 days ago. */
export async function sweepRsvps({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const today = dayAt('UTC', clock.now().getTime());
  await deleteRsvpsBefore(db, dayAfter(today, -RSVPS_KEPT_DAYS));
}
