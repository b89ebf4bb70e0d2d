import type { FormDoubt } from '../../../../components/form/form-types.ts';
import { displayDate, today } from '../../../../lib/text/dates.ts';
import { isPast } from '../../special/past-events.ts';

/**
 * Returns what to ask before an event is saved on a day that is over; undefined where there is
 * nothing to ask, as for a past event that keeps its date.
 * @param date the date that is to be saved
 * @param stored the date that the event has, if there is one
 */
export function pastDateDoubt(date: string, stored?: string): FormDoubt | undefined {
  if (date === stored || !isPast(date, today())) return undefined;
  return {
    title: 'Is the date right?',
    text: `${displayDate(date)} is over. Fans find the event among the past ones.`,
    yes: 'Save Anyway',
    no: 'Change the Date',
  };
}
