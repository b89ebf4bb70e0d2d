import { grouped } from '../../../lib/text/numbers.ts';

/** Returns a number of weeks, such as `1 week`. */
export function weeksText(weeks: number): string {
  return weeks === 1 ? '1 week' : `${grouped(weeks)} weeks`;
}
