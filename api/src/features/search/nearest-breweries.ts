import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Context } from '../../context.ts';

/** A brewery, and how far away it is in miles. */
export interface NearBrewery {
  id: string;
  /** Undefined without the position of either. */
  distance?: number;
}

/**
 * Returns open breweries, nearest first and then those without a position; without a position of the
 * search all of them by name.
 * @param count the number of breweries at most
 * @param only the breweries among which to look; all without it
 */
export async function nearestBreweries(
  { caches, clock }: Pick<Context, 'caches' | 'clock'>,
  from: Position | undefined,
  { count, only }: { count: number; only?: ReadonlySet<string> },
): Promise<NearBrewery[]> {
  const near = from ? await caches.breweries.nearest(from, count, { only }) : [];
  if (near.length >= count) return near;
  const placed = new Set(near.map(({ id }) => id));
  const names = await caches.facts.names(clock.now());
  const others = names.filter((id) => !placed.has(id) && (only?.has(id) ?? true));
  return [...near, ...others.slice(0, count - near.length).map((id) => ({ id }))];
}
