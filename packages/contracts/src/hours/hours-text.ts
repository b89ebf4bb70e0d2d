import { weekdays } from '../lists/weekdays.ts';
import { minutesOf } from './spans.ts';
import type { Closure, HoursException, OpeningHours, Span } from './types.ts';

/** The first letters of the days, Monday first. */
const SHORT = weekdays.map((day) => day.slice(0, 3));

/**
 * Returns opening hours as text, one line for the days that have the same: `Mon-Thu 4 pm - 10 pm`.
 * `parseHours()` reads it.
 */
export function hoursText(hours: OpeningHours): string {
  return weekLines(hours)
    .map(({ days, spans }) => `${days} ${spansText(spans)}`)
    .join('\n');
}

/** Returns the days of a week that follow each other and have the same spans: `Mon-Thu`. */
export function weekLines({ days }: OpeningHours): { days: string; spans: readonly Span[] }[] {
  const groups: { from: number; to: number; spans: readonly Span[] }[] = [];
  for (const [day, spans] of SHORT.map((_, index) => days[index] ?? []).entries()) {
    const last = groups.at(-1);
    if (last && spansText(last.spans) === spansText(spans)) last.to = day;
    else groups.push({ from: day, to: day, spans });
  }
  return groups.map(({ from, to, spans }) => ({ days: daysText(from, to), spans }));
}

/** Returns an exception as text: `2026-12-24 - 2026-12-26 closed (Christmas)`. */
export function exceptionText({ from, to, spans, note }: HoursException): string {
  const days = from === to ? from : `${from} - ${to}`;
  return `${days} ${spansText(spans)}${note ? ` (${note})` : ''}`;
}

/** Returns a closing for a while as text: `2026-12-01 - 2026-12-03 (Repairs), check-ins go on`. */
export function closureText({ from, until, reason, allowsCheckins }: Closure): string {
  const note = reason ? ` (${reason})` : '';
  return `${from} - ${until}${note}${allowsCheckins ? ', check-ins go on' : ''}`;
}

/** Returns the spans of a day as text: `11 am - 2 pm, 5 pm - midnight`, or `closed`. */
export function spansText(spans: readonly Span[]): string {
  return spans.length === 0 ? 'closed' : spans.map(spanText).join(', ');
}

export function spanText({ opens, closes }: Span): string {
  if (opens === closes && opens === '00:00') return 'open 24 hours';
  return `${timeText(opens)} - ${timeText(closes)}`;
}

/** Returns a time of day `HH:MM` as people write it: `4 pm`, `4:30 pm`, `noon`, `midnight`. */
export function timeText(time: string): string {
  const minutes = minutesOf(time);
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? '' : `:${time.slice(3, 5)}`;
  return `${hour % 12 || 12}${rest} ${hour < 12 ? 'am' : 'pm'}`;
}

function daysText(from: number, to: number): string {
  if (from === 0 && to === 6) return 'Daily';
  return from === to ? String(SHORT[from]) : `${SHORT[from]}-${SHORT[to]}`;
}
