import { toDay } from '@hoptrail/contracts/lib/zone-clock';
import type { LogbookFigures } from '@hoptrail/contracts/logbook/logbook';

const WEEKS = 52;
/** The number of the first Monday since 1970-01-01, day 0, minus a week. */
const FIRST_MONDAY = -3;

/** Returns the number of a day's week; weeks begin on Monday. */
const weekOf = (day: number) => Math.floor((day - FIRST_MONDAY) / 7);
const mondayOf = (week: number) => toDay(week * 7 + FIRST_MONDAY);

/**
 * Returns the longest run of weeks with a check-in in each, the latest of equal ones, and the run
 * that still goes on: this week may be without one yet.
 * @param days of the check-ins, by their number
 */
export function runsOf(
  days: readonly number[],
  today: number,
): Pick<LogbookFigures, 'currentRun' | 'longestRun'> {
  const weeks = [...new Set(days.map(weekOf))].toSorted((one, other) => one - other);
  let longest = { from: 0, to: -1 };
  let run = longest;
  for (const week of weeks) {
    run = run.to === week - 1 ? { from: run.from, to: week } : { from: week, to: week };
    if (run.to - run.from >= longest.to - longest.from) longest = run;
  }
  return {
    currentRun: run.to >= weekOf(today) - 1 ? toRun(run) : null,
    longestRun: toRun(longest),
  };
}

function toRun({ from, to }: { from: number; to: number }): LogbookFigures['longestRun'] {
  if (to < from) return null;
  return { weeks: to - from + 1, from: mondayOf(from), to: mondayOf(to) };
}

/** Returns the weekday with the most check-ins, the first in the week of equal ones. */
export function busiestWeekday(days: readonly number[]): LogbookFigures['busiestWeekday'] {
  const counts = Array.from({ length: 7 }, () => 0);
  for (const day of days) {
    const weekday = day - FIRST_MONDAY - weekOf(day) * 7;
    counts[weekday] = (counts[weekday] ?? 0) + 1;
  }
  const checkins = Math.max(...counts);
  return checkins === 0 ? null : { weekday: counts.indexOf(checkins) + 1, checkins };
}

/** Returns the check-ins of the 52 weeks that end with this one, oldest first. */
export function weeksUntil(days: readonly number[], today: number): LogbookFigures['weeks'] {
  const first = weekOf(today) - WEEKS + 1;
  const counts = Array.from({ length: WEEKS }, () => 0);
  for (const day of days) {
    const at = weekOf(day) - first;
    const count = counts[at];
    if (count !== undefined) counts[at] = count + 1;
  }
  return counts.map((checkins, at) => ({ from: mondayOf(first + at), checkins }));
}
