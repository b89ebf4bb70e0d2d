import type { Span } from './types.ts';

export const MINUTES_PER_DAY = 24 * 60;

/** Returns the minutes of a time of day `HH:MM` since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Returns the time of day of minutes since midnight, which may be those of another day. */
export function timeOf(minutes: number): string {
  const ofDay = ((minutes % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** Returns when a span begins and ends, in minutes since the midnight before it. */
export function minutesOfSpan({ opens, closes }: Span): { start: number; end: number } {
  const [start, end] = [minutesOf(opens), minutesOf(closes)];
  return { start, end: end <= start ? end + MINUTES_PER_DAY : end };
}

/** Returns spans in the order in which they open. */
export function sortedSpans<Of extends Span>(spans: readonly Of[]): Of[] {
  return spans.toSorted((one, other) => minutesOf(one.opens) - minutesOf(other.opens));
}
