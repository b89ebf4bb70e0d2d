import type { Beer } from '@hoptrail/contracts/beers';
import { ageText } from '../../lib/age-text.ts';

/** When a tap list last changed, such as `Updated 3 hours ago`; undefined for an empty one. */
export function updatedText(
  beers: readonly Pick<Beer, 'lastUpdated'>[],
  now = Date.now(),
): string | undefined {
  const times = beers.map(({ lastUpdated }) => Date.parse(lastUpdated));
  if (times.length === 0) return undefined;
  return `Updated ${ageText(now - Math.max(...times))}`;
}
