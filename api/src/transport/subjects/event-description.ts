import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { shortened } from './shortened.ts';

interface Event {
  /** The date as text, in any form. */
  date: string;
  time: string;
  host: string;
  details: string;
}

/**
 * Returns a description of an event in one or two lines: date, time, place and the beginning of its
 * details.
 */
export function eventDescription({ date, time, host, details }: Event): string {
  return shortened(`${dayInWords(date)}, ${time} at ${host}. ${details}`);
}

function dayInWords(date: string): string {
  const day = dayOf(date);
  if (!day) return date;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
