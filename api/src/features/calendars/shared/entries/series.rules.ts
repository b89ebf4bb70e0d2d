import { daysOfEvent, isDayOf } from '@hoptrail/contracts/events/repetition/repetition';
import type { RepetitionName } from '@hoptrail/contracts/events/repetition/repetition-names';
import {
  nthOfMonth,
  repetitionText,
  weekdayAt,
} from '@hoptrail/contracts/events/repetition/repetition-text';
import { CANCELLED_EVENT_MS } from '@hoptrail/contracts/limits';
import type { Series } from '../ical/calendar-text.ts';

/** When an event takes place that repeats. Days are `YYYY-MM-DD`. */
interface Repeated {
  name: RepetitionName;
  first: string;
  /** The last day on which it can take place; undefined if it goes on. */
  last?: string | undefined;
  /** The days on which it does not take place, among others. */
  notOn: readonly string[];
  on: (day: string) => Occurrence;
  cancelledAt: Date | undefined;
}

interface Occurrence {
  startsAt: Date;
  endsAt: Date;
}

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/**
 * Returns an event that repeats as a series. What it leaves out is shown as cancelled for 30 days. If
 * it was cancelled, its next occurrences are shown as cancelled, and it ends with them.
 */
export function seriesOf(repeated: Repeated, now: Date): Series {
  const { name, first, last, notOn, on, cancelledAt } = repeated;
  const gone = cancelledAt ? lastOccurrences(repeated, cancelledAt) : [];
  const until = gone.at(-1)?.startsAt ?? (last === undefined ? undefined : on(last).startsAt);
  const skipped = notOn
    .filter((day) => isDayOf(name, first, day))
    .map(on)
    .filter(({ startsAt }) => !until || startsAt <= until)
    .filter(({ startsAt }) => !gone.some((one) => one.startsAt.getTime() === startsAt.getTime()));
  const shownSince = new Date(now.getTime() - CANCELLED_EVENT_MS);
  return {
    rule: ruleOf(name, first),
    text: repetitionText(name, first),
    until,
    leftOut: skipped.filter(({ endsAt }) => endsAt < shownSince).map(({ startsAt }) => startsAt),
    cancelled: [...skipped.filter(({ endsAt }) => endsAt >= shownSince), ...gone],
  };
}

/** Returns the occurrences that are shown as cancelled: those of the next 30 days, and always one. */
function lastOccurrences({ name, first, last, on }: Repeated, cancelledAt: Date): Occurrence[] {
  const end = cancelledAt.getTime() + CANCELLED_EVENT_MS;
  const gone: Occurrence[] = [];
  for (const day of daysOfEvent({ repeats: name, repeatsUntil: last }, first)) {
    const occurrence = on(day);
    if (occurrence.startsAt <= cancelledAt) continue;
    if (gone.length > 0 && occurrence.startsAt.getTime() > end) break;
    gone.push(occurrence);
  }
  return gone;
}

/** Returns the rule that calendars read (RFC 5545, 3.3.10), without its end. */
function ruleOf(name: RepetitionName, first: string): string {
  const weekday = WEEKDAYS[weekdayAt(first)];
  switch (name) {
    case 'weekly':
      return `FREQ=WEEKLY;BYDAY=${weekday}`;
    case 'biweekly':
      return `FREQ=WEEKLY;INTERVAL=2;BYDAY=${weekday}`;
    case 'monthly':
      return `FREQ=MONTHLY;BYDAY=${nthOfMonth(first)}${weekday}`;
    case 'monthlyLast':
      return `FREQ=MONTHLY;BYDAY=-1${weekday}`;
  }
}
