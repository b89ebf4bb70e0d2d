import { dayAfter, firstOn } from '@hoptrail/contracts/events/when/event-days';
import type { Weekday } from '@hoptrail/contracts/lists/weekdays';

export interface Holiday {
  /** As `YYYY-MM-DD`. */
  day: string;
  name: string;
}

type DayOf = (year: number) => string;

const on =
  (date: string): DayOf =>
  (year) =>
    `${year}-${date}`;
/** Returns the first day of the week from a date on: the third Monday is the first from the 15th on. */
const first =
  (weekday: Weekday, from: string): DayOf =>
  (year) =>
    firstOn(weekday, `${year}-${from}`);

/** The public holidays of the United States (5 U.S.C. 6103(a)), on their own dates. */
const holidays: readonly (readonly [name: string, dayOf: DayOf])[] = [
  ["New Year's Day", on('01-01')],
  ['Martin Luther King Jr. Day', first('Monday', '01-15')],
  ["Presidents' Day", first('Monday', '02-15')],
  ['Memorial Day', first('Monday', '05-25')],
  ['Juneteenth', on('06-19')],
  ['Independence Day', on('07-04')],
  ['Labor Day', first('Monday', '09-01')],
  ['Columbus Day', first('Monday', '10-08')],
  ['Veterans Day', on('11-11')],
  ['Thanksgiving', first('Thursday', '11-22')],
  ['Christmas Day', on('12-25')],
];

/** The zones of the 50 states and the District of Columbia (zone.tab of the IANA database). */
const STATES =
  /^(America\/(New_York|Detroit|Kentucky\/\w+|Indiana\/\w+|Chicago|Menominee|North_Dakota\/\w+|Denver|Boise|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak)|Pacific\/Honolulu)$/;

/**
 * Returns the public holidays in the days from one on, the next one first; none in a time zone
 * outside of the United States, and those of the United States where the zone is unknown.
 * @param from as `YYYY-MM-DD`
 */
export function holidaysFrom(from: string, days: number, timeZone: string | null): Holiday[] {
  if (timeZone !== null && !STATES.test(timeZone)) return [];
  const [year, last] = [Number(from.slice(0, 4)), dayAfter(from, days)];
  return [year, year + 1]
    .flatMap((ofYear) => holidays.map(([name, dayOf]) => ({ day: dayOf(ofYear), name })))
    .filter(({ day }) => from <= day && day < last);
}
