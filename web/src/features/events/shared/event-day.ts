import { dayAt, isOver } from '@hoptrail/contracts/events/when/event-days';
import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';

/** What the day of an event depends on; stored copies of older versions have no `when`. */
export interface ZonedEvent {
  when?: { timeZone: string } | null;
}

/** A special event's date, and its end where it is known. */
export interface DatedEvent {
  date: string;
  when?: { timeZone: string; endsAt: string } | null;
}

/**
 * Returns the time zone of an event's brewery; the person's if it is unknown, or if this browser
 * does not know it.
 */
export function zoneOf({ when }: ZonedEvent): string {
  try {
    if (when) {
      offsetAt(when.timeZone, 0);
      return when.timeZone;
    }
  } catch {
    // A zone that is newer than the browser.
  }
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the current day at an event's brewery as `YYYY-MM-DD`. */
export function todayAt(event: ZonedEvent, now = Date.now()): string {
  return dayAt(zoneOf(event), now);
}

/** Returns the time zone of a brewery; the person's without a known one. */
export function zoneOfBrewery({ timeZone }: { timeZone: string | null }): string {
  return zoneOf({ when: timeZone === null ? null : { timeZone } });
}

/** Returns the current day at a brewery as `YYYY-MM-DD`. */
export function todayAtBrewery(brewery: { timeZone: string | null }, now = Date.now()): string {
  return dayAt(zoneOfBrewery(brewery), now);
}

/** Returns whether a special event is over at its brewery; false if its date names no day. */
export function isPast(event: DatedEvent, now = Date.now()): boolean {
  return isOver(event, zoneOf(event), now);
}
