import { daysOfEvent, type RepeatedEvent } from '@hoptrail/contracts/events/repetition/repetition';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { eventSortKey } from '@hoptrail/contracts/events/when/sort-key';

/** When a special event takes place. */
interface Schedule extends RepeatedEvent {
  date: string;
  time: string;
}

/**
 * Returns the columns that follow from when an event takes place. One that repeats has its first date
 * that it does not leave out; a new series for calendars begins there unless day, time and repetition
 * are those from before.
 * @returns `repeatsSince` undefined for no change
 */
export function scheduleColumns(event: Schedule, before?: Schedule) {
  const day = event.repeats ? dayOf(event.date) : undefined;
  const next = day && daysOfEvent(event, day).next().value;
  const date = next && next !== day ? next : event.date;
  const isSameSeries =
    before?.repeats === event.repeats &&
    before?.time === event.time &&
    dayOf(before.date) === dayOf(event.date);
  return {
    date,
    sortAt: eventSortKey(date, event.time) ?? null,
    repeatsSince: isSameSeries ? undefined : (next ?? null),
  };
}
