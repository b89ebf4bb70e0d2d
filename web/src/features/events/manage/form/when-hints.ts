import { eventProblems } from '@hoptrail/contracts/events/problems/event-problems';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { readTimes } from '@hoptrail/contracts/events/when/event-times';
import { timeText } from '@hoptrail/contracts/hours/hours-text';

const LEFT_OUT = 'Calendars leave the event out';

/**
 * Returns what to say about a date that is typed; undefined if it is read, empty, or refused when the
 * form is sent.
 */
export function dateHint(date: string): string | undefined {
  const isDone = !date.trim() || dayOf(date) || eventProblems({ date }).length > 0;
  return isDone
    ? undefined
    : `${LEFT_OUT}: they cannot read this date. Write it like June 5, 2026.`;
}

/**
 * Returns what to say about a time that is typed: how it is read if it says neither am nor pm, or that
 * it cannot be read; undefined if it says all, is empty, or is refused when the form is sent.
 */
export function timeHint(time: string): string | undefined {
  if (!time.trim() || eventProblems({ time }).length > 0) return undefined;
  const read = readTimes(time);
  if (!read) return `${LEFT_OUT}: they cannot read this time. Write it like 7 PM - 10 PM.`;
  if (!read.isHalfOpen) return undefined;
  const { text, start, end } = read;
  const times = end === null ? clock(start) : `${clock(start)} to ${clock(end)}`;
  return `${text} is read as ${times}.`;
}

/** Returns a time as `7:30 am`; noon is `12 pm`, because the hint is about the half of the day. */
function clock(time: string): string {
  if (time === '12:00') return '12 pm';
  return time === '00:00' ? '12 am' : timeText(time);
}
