import { isDayOf } from '@hoptrail/contracts/events/repetition/repetition';
import type { RepetitionName } from '@hoptrail/contracts/events/repetition/repetition-names';
import { nthOfMonth, weekdayAt } from '@hoptrail/contracts/events/repetition/repetition-text';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { ScheduleLeaf } from 'schema-dts';

/** When an event takes place that repeats. Days are `YYYY-MM-DD`. */
interface Repeated {
  name: RepetitionName;
  /** One of its days, from which on the others are found. */
  first: string;
  /** The last day on which it can take place; undefined if it goes on. */
  last?: string | undefined;
}

/** How often each repeats (ISO 8601). */
const FREQUENCIES: Readonly<Record<RepetitionName, string>> = {
  weekly: 'P1W',
  biweekly: 'P2W',
  monthly: 'P1M',
  monthlyLast: 'P1M',
};

/**
 * Describes the days and times of an event that repeats (schema.org). Google reads only the date of the
 * event beside it; others read the schedule.
 * @param times its times of day, and the dates on which it does not take place
 */
export function scheduleData(
  { name, first, last }: Repeated,
  { start, end, timeZone, notOn }: NonNullable<WeeklyEvent['when']>,
): ScheduleLeaf {
  const left = notOn.filter((day) => isDayOf(name, first, day));
  return {
    '@type': 'Schedule',
    repeatFrequency: FREQUENCIES[name],
    byDay: dayOfRule(name, first),
    startDate: first,
    ...(last !== undefined && { endDate: last }),
    startTime: `${start}:00`,
    endTime: `${end}:00`,
    scheduleTimezone: timeZone,
    ...(left.length > 0 && { exceptDate: left }),
  };
}

/** Returns the day of the week; for one of a month as calendars write it (RFC 5545): `1FR`, `-1FR`. */
function dayOfRule(name: RepetitionName, first: string): string {
  const weekday = weekdays[weekdayAt(first)];
  const short = weekday?.slice(0, 2).toUpperCase();
  switch (name) {
    case 'weekly':
    case 'biweekly':
      return `https://schema.org/${weekday}`;
    case 'monthly':
      return `${nthOfMonth(first)}${short}`;
    case 'monthlyLast':
      return `-1${short}`;
  }
}
