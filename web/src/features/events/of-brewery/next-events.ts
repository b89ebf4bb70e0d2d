import type { BreweryPreview, PublicSpecialEvent } from '@hoptrail/contracts/breweries/preview';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { isPast } from '../shared/event-day.ts';
import { byNextDate, type NextEvent } from './by-next-date.ts';

/** A special event that has a date, or a weekly one with its next date. */
export type ComingEvent =
  | { kind: 'special'; event: PublicSpecialEvent; day: string }
  | (NextEvent & { kind: 'weekly'; day: string });

/**
 * Returns the next events of a brewery, special and weekly ones, by their date; those whose date
 * cannot be read are left out.
 */
export function nextEvents(
  { special, weekly }: BreweryPreview['events'],
  most: number,
  now = Date.now(),
): ComingEvent[] {
  const coming: ComingEvent[] = [];
  for (const event of special) {
    const day = dayOf(event.date);
    if (day !== undefined && !isPast(event, now)) coming.push({ kind: 'special', event, day });
  }
  for (const { event, day } of byNextDate(weekly, now)) {
    if (day !== undefined) coming.push({ kind: 'weekly', event, day });
  }
  return coming.sort((a, b) => a.day.localeCompare(b.day)).slice(0, most);
}
