import { instantOf, wallTime } from '@hoptrail/contracts/lib/zone-clock';
import { dayText } from '../../../lib/text/dates.ts';
import { timeText } from '../../../lib/text/times.ts';

/**
 * Returns the time that the clocks at a brewery show at an instant, as `YYYY-MM-DDTHH:MM`.
 * @param timeZone null for the phone's
 */
export function clockTimeAt(instant: string, timeZone: string | null | undefined): string {
  const at = Date.parse(instant);
  return new Date(inZone(timeZone, at, (zone) => wallTime(zone, at), phoneTime))
    .toISOString()
    .slice(0, 16);
}

/**
 * Returns the instant at which the clocks at a brewery show a time; empty for a text that is none.
 * @param time `YYYY-MM-DDTHH:MM`
 * @param timeZone null for the phone's
 */
export function instantAt(time: string, timeZone: string | null | undefined): string {
  const wall = Date.parse(`${time}Z`);
  if (Number.isNaN(wall)) return '';
  const at = inZone(
    timeZone,
    wall,
    (zone) => instantOf(zone, wall),
    () => Date.parse(time),
  );
  return new Date(at).toISOString();
}

/** Returns when a beer goes on, such as `On tap Fri, May 1, 5:00 PM`. */
export function goesOnText(instant: string, timeZone: string | null | undefined): string {
  const [day = '', time = ''] = clockTimeAt(instant, timeZone).split('T');
  return `On tap ${dayText(day)}, ${timeText(time)}`;
}

function phoneTime(at: number): number {
  return at - new Date(at).getTimezoneOffset() * 60_000;
}

/** Returns what a function returns for a zone; for none, and for one unknown here, what another does. */
function inZone(
  timeZone: string | null | undefined,
  at: number,
  known: (zone: string) => number,
  other: (at: number) => number,
): number {
  try {
    return timeZone ? known(timeZone) : other(at);
  } catch {
    return other(at);
  }
}
