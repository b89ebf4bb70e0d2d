import { closureOn, daysOf, exceptionOn, spansOn } from '@hoptrail/contracts/hours/open-status';
import type { PlaceHours, Span } from '@hoptrail/contracts/hours/types';
import { fromDay } from '@hoptrail/contracts/lib/zone-clock';
import { type Holiday, holidaysFrom } from './us-holidays.ts';

/** Something that the owner of a brewery may have forgotten. */
export type Reminder =
  /** A public holiday, with the usual hours of its day of the week. */
  | { kind: 'holiday'; key: string; holiday: Holiday; spans: readonly Span[] }
  /** The tap list is as many weeks old, two at least. */
  | { kind: 'tapList'; key: string; weeks: number };

interface Seen {
  brewery: PlaceHours & { id: string; hours: string | null };
  /** The day in the brewery's zone, `YYYY-MM-DD`, and when its tap list last changed. */
  today: string;
  tapListChangedOn: string | undefined;
  /** The keys of the reminders that the person dismissed. */
  dismissed: readonly string[];
}

/** How many days before a holiday it is mentioned. */
const AHEAD_DAYS = 14;
const FORTNIGHT_DAYS = 14;
/** Longer special days are a season, which says nothing about a holiday in it. */
const MOST_DAYS = 14;

/**
 * Returns the reminders of a brewery: holidays on which its hours say that it is open as usual, and
 * the age of its tap list. A dismissed one about the tap list comes back after two more weeks.
 */
export function remindersOf({ brewery, today, tapListChangedOn, dismissed }: Seen): Reminder[] {
  const reminders: Reminder[] = holidaysFrom(today, AHEAD_DAYS, brewery.timeZone)
    .filter((holiday) => !isMentioned(holiday, brewery))
    .map((holiday) => ({
      kind: 'holiday' as const,
      key: `${brewery.id} ${holiday.day}`,
      holiday,
      spans: spansOn(brewery, fromDay(holiday.day)),
    }))
    .filter(({ spans }) => spans.length > 0);
  const age = tapListChangedOn === undefined ? 0 : fromDay(today) - fromDay(tapListChangedOn);
  if (age >= FORTNIGHT_DAYS) {
    const fortnights = Math.floor(age / FORTNIGHT_DAYS);
    const key = `${brewery.id} taps ${tapListChangedOn} ${fortnights}`;
    reminders.push({ kind: 'tapList', key, weeks: Math.floor(age / 7) });
  }
  return reminders.filter(({ key }) => !dismissed.includes(key));
}

/** Returns whether special days, a closing or the owner's own words say something about a holiday. */
function isMentioned({ day, name }: Holiday, { hours, ...place }: Seen['brewery']): boolean {
  const exception = exceptionOn(place.hoursExceptions, day);
  const isSpecial = exception !== undefined && daysOf(exception) <= MOST_DAYS;
  const words = hours?.toLowerCase().replaceAll('\u2019', "'") ?? '';
  const isInWords = words.includes(name.replace(/ Day$/, '').toLowerCase());
  return isSpecial || isInWords || closureOn(place.closure, day) !== undefined;
}
