import { dayAfter, dayAt, isOver } from '@hoptrail/contracts/events/when/event-days';
import type { Db } from '../../../db/database.ts';
import { findAllSpecialEventsOf } from './special-events.repo.ts';
import { findAllWeeklyEventsOf } from './weekly-events.repo.ts';

/** An event of yesterday may go on after midnight, and its zone may be a day behind UTC. */
const DAYS_BACK = 2;

/**
 * Returns what is on at a brewery: its special events that are not over, and its weekly ones;
 * nothing of a closed brewery.
 */
export async function comingEventsOf(db: Db, breweryId: string, now: Date) {
  const at = now.getTime();
  const from = dayAfter(dayAt('UTC', at), -DAYS_BACK);
  const special = await findAllSpecialEventsOf(db, breweryId, from);
  return {
    special: special.filter((event) => !isOver(event, event.when?.timeZone ?? 'UTC', at)),
    weekly: await findAllWeeklyEventsOf(db, breweryId),
  };
}
