import type { FormDoubt } from '../../../../components/form/form-types.ts';
import { displayDate } from '../../../../lib/text/dates.ts';
import { isPast } from '../../shared/event-day.ts';

/**
 * Returns the question to ask before an event is saved with a past date.
 * @param date the date to save
 * @param initial the stored date of an existing event, or the one that a new one began with: today at
 * its brewery may be over where the phone is
 * @returns undefined if the date is not past or does not change
 */
export function pastDateDoubt(date: string, initial?: string): FormDoubt | undefined {
  if (date === initial || !isPast({ date })) return undefined;
  return {
    title: 'Is the date right?',
    text: `${displayDate(date)} is over. Fans find the event among the past ones.`,
    yes: 'Save Anyway',
    no: 'Change the Date',
  };
}
