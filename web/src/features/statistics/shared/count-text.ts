import { STATISTICS_FEWEST_PEOPLE } from '@hoptrail/contracts/limits';
import { grouped } from '../../../lib/text/numbers.ts';

/** Stands for a number about fewer than five people, which is not shown. */
export const UNDER_FIVE = `under ${STATISTICS_FEWEST_PEOPLE}`;

/** Returns a count with separated thousands; `under 5` for one that is not shown. */
export function countText(count: number | null): string {
  return count === null ? UNDER_FIVE : grouped(count);
}
