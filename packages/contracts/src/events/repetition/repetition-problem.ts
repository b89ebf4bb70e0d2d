import { weekdays } from '../../lists/weekdays.ts';
import { dayOf } from '../when/event-dates.ts';
import { daysOfEvent, lastDayOf, type RepeatedEvent } from './repetition.ts';
import { knownRepetition } from './repetition-names.ts';
import { isLastOfMonth, nthOfMonth, weekdayAt } from './repetition-text.ts';

/** Why an event cannot repeat as it says, as a sentence for one of its fields. */
interface RepetitionProblem {
  field: 'date' | 'repeats' | 'repeatsUntil' | 'notOn';
  message: string;
}

/** The days of a month that every month has four times a week. */
const FOUR_WEEKS = 4;

/** Returns what is wrong with the repetition of an event; undefined if nothing is, or if it has none. */
export function repetitionProblem(
  event: RepeatedEvent & { date?: string | undefined },
): RepetitionProblem | undefined {
  const name = knownRepetition(event.repeats);
  if (!name) return undefined;
  const day = dayOf(event.date ?? '');
  if (day === undefined) {
    const message = 'An event that repeats needs a date that can be read, such as June 5, 2026.';
    return { field: 'date', message };
  }
  const weekday = weekdays[weekdayAt(day)];
  if (name === 'monthly' && nthOfMonth(day) > FOUR_WEEKS) {
    const message = `Not every month has a fifth ${weekday}. Please choose the last ${weekday} of the month.`;
    return { field: 'repeats', message };
  }
  if (name === 'monthlyLast' && !isLastOfMonth(day)) {
    return { field: 'repeats', message: `The date is not the last ${weekday} of its month.` };
  }
  if (event.repeatsUntil && dayOf(event.repeatsUntil) === undefined) {
    const message = 'This date cannot be read. Please write it like December 31, 2026.';
    return { field: 'repeatsUntil', message };
  }
  if (lastDayOf(event) < day) {
    return { field: 'repeatsUntil', message: 'The last date is before the first one.' };
  }
  if (daysOfEvent(event, day).next().done) {
    return { field: 'notOn', message: 'There is no date left on which the event takes place.' };
  }
  return undefined;
}
