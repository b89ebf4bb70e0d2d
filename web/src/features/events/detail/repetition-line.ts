import type { RepeatedEvent } from '@hoptrail/contracts/events/repetition/repetition';
import { repetitionText } from '@hoptrail/contracts/events/repetition/repetition-text';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { displayDate } from '../../../lib/text/dates.ts';

/**
 * Returns when an event repeats, such as `Every Thursday until December 31, 2026, not on December 24,
 * 2026`; undefined if it does not.
 */
export function repetitionLine(event: RepeatedEvent & { date: string }): string | undefined {
  const day = dayOf(event.date);
  const text = day && repetitionText(event.repeats, day);
  if (!text) return undefined;
  const until = event.repeatsUntil && ` until ${displayDate(event.repeatsUntil)}`;
  // The dates that were left out before the next one are over.
  const ahead = event.notOn?.split(', ').filter((date) => date > day) ?? [];
  const notOn = ahead.length > 0 && `, not on ${ahead.map(displayDate).join(' and ')}`;
  return [text, until, notOn].filter(Boolean).join('');
}
