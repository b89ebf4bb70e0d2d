import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { dayAfter, firstOn } from '@hoptrail/contracts/events/when/event-days';
import { fromDay, weekdayOf } from '@hoptrail/contracts/lib/zone-clock';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';

/**
 * Returns the next day after an event's date and from today on that is the same day of the week,
 * `YYYY-MM-DD`; undefined if the date names no day.
 * @param today `YYYY-MM-DD` at the brewery
 */
export function nextUsualDay({ date }: { date: string }, today: string): string | undefined {
  const day = dayOf(date);
  const weekday = day && weekdays[weekdayOf(fromDay(day))];
  if (!day || !weekday) return undefined;
  return firstOn(weekday, day < today ? today : dayAfter(day, 1));
}
