import { daysOfEvent } from '@hoptrail/contracts/events/repetition/repetition';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter, dayAt, isOver } from '@hoptrail/contracts/events/when/event-days';
import { eventSortKey } from '@hoptrail/contracts/events/when/sort-key';
import type { Deps } from '../../../context.ts';
import { momentsOf } from '../shared/event-moments.rules.ts';
import { findRepeatedEvents, moveEvent } from './repeated-events.repo.ts';

/**
 * Gives each event that repeats its next date once the one that it has is over at its brewery. The
 * last date stays.
 */
export async function moveRepeatedEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now().getTime();
  // Its zone may be a day ahead of UTC.
  const tomorrow = dayAfter(dayAt('UTC', at), 1);
  for await (const event of findRepeatedEvents(db, tomorrow)) {
    const { time, timeZone } = event;
    const isDone = (date: string) =>
      isOver({ date, when: momentsOf({ date, time }, timeZone) }, timeZone ?? 'UTC', at);
    const day = dayOf(event.date);
    if (day === undefined || !isDone(day)) continue;
    let date = day;
    for (date of daysOfEvent(event, day)) if (!isDone(date)) break;
    if (date !== day)
      await moveEvent(db, event, { date, sortAt: eventSortKey(date, time) ?? null });
  }
}
