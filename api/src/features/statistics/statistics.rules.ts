import { fromDay, toDay, wallTime, weekdayOf } from '@hoptrail/contracts/lib/zone-clock';
import { STATISTICS_FEWEST_PEOPLE, STATISTICS_MONTHS } from '@hoptrail/contracts/limits';
import { type ViewKind, viewKinds } from '@hoptrail/contracts/lists/view-kinds';

/** Days in a row at a brewery, as `YYYY-MM-DD`. */
export interface DaySpan {
  from: string;
  until: string;
}

/** Returns the time zone of a brewery's days: UTC if its own is unknown. */
export function statisticsZone(timeZone: string | null): string {
  return timeZone ?? 'UTC';
}

/**
 * Returns days in a row that end with a day.
 * @param last the number of the last day since 1970-01-01
 */
export function daysUntil(last: number, days: number): DaySpan {
  return { from: toDay(last - days + 1), until: toDay(last) };
}

/** Returns the first day of the totals that are kept on a day: the same one 25 months earlier. */
export function firstKeptDay(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // A month without this day lets it be one of the next month.
  return new Date(Date.UTC(year, month - 1 - STATISTICS_MONTHS, day)).toISOString().slice(0, 10);
}

/** Returns a number of people, and null for fewer than five. */
export function enough(people: number): number | null {
  return people >= STATISTICS_FEWEST_PEOPLE ? people : null;
}

/**
 * Returns how many of the visitors had been there before. Null if these or the others are fewer than
 * five people, whom the difference would tell: unless there are none of them.
 */
export function enoughReturning(visitors: number, returning: number): number | null {
  const parts = [returning, visitors - returning];
  const isShown = parts.every((people) => people === 0 || enough(people) !== null);
  return enough(visitors) !== null && isShown ? returning : null;
}

interface DayViews {
  day: string;
  kind: ViewKind;
  people: number;
}

/**
 * Adds up the views of a span by kind. A day with fewer than five people is left out: who they were is
 * forgotten, so that several such days may be about one person.
 */
export function sumViews(
  views: readonly DayViews[],
  { from, until }: DaySpan,
): Record<ViewKind, number | null> {
  const sums = viewKinds.map((kind) => {
    const shown = views.filter(
      (view) =>
        view.kind === kind && view.day >= from && view.day <= until && enough(view.people) !== null,
    );
    return [kind, enough(shown.reduce((sum, { people }) => sum + people, 0))] as const;
  });
  return Object.fromEntries(sums) as Record<ViewKind, number | null>;
}

/** A check-in of the last 30 days. */
interface Visit {
  userId: string;
  createdAt: string;
  /** The day at the brewery. */
  visitedOn: string;
}

/**
 * Counts check-ins by the hour of the brewery's clocks and by weekday, from Monday. Those of fewer than
 * five people are null.
 */
export function countByTime(visits: readonly Visit[], zone: string) {
  return {
    hours: countBy(visits, 24, ({ createdAt }) =>
      new Date(wallTime(zone, Date.parse(createdAt))).getUTCHours(),
    ),
    weekdays: countBy(visits, 7, ({ visitedOn }) => weekdayOf(fromDay(visitedOn))),
  };
}

function countBy(visits: readonly Visit[], groups: number, groupOf: (visit: Visit) => number) {
  const people = Array.from({ length: groups }, () => new Set<string>());
  const counts = people.map(() => 0);
  for (const visit of visits) {
    const group = groupOf(visit);
    people[group]?.add(visit.userId);
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts.map((count, group) => (enough(people[group]?.size ?? 0) === null ? null : count));
}
