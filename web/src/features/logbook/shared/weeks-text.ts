import { counted } from '../../../lib/text/numbers.ts';

/** Returns a number of weeks, such as `1 week`. */
export function weeksText(weeks: number): string {
  return counted(weeks, 'week', 'weeks');
}
