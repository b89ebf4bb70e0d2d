import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { almostHasWords, hasWords } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BreweryHit, TownHit } from '@hoptrail/contracts/search/search';
import type { Context } from '../../context.ts';
import { findAllBreweriesByIds } from '../breweries/shared/breweries.repo.ts';
import { nearestBreweries } from './nearest-breweries.ts';

/** How many of the nearest breweries that have the words are read, to find their towns. */
const READ = 60;

/** Returns the breweries that have the words in name, city or state, and the towns that do. */
export async function searchBreweries(
  ctx: Pick<Context, 'db' | 'caches' | 'clock'>,
  words: readonly string[],
  from: Position | undefined,
): Promise<{ breweries: BreweryHit[]; towns: TownHit[] }> {
  const facts = await ctx.caches.facts.current(ctx.clock.now());
  const exact = facts.search(words);
  const only = exact.size > 0 ? exact : facts.searchAlmost(words);
  if (only.size === 0) return { breweries: [], towns: [] };
  const ranked = await nearestBreweries(ctx, from, { count: READ, only });
  const distances = new Map(ranked.map(({ id, distance }) => [id, distance]));
  const found = await findAllBreweriesByIds(
    ctx.db,
    ranked.map(({ id }) => id),
  );
  const placed = found.map((one) => ({ ...one, distance: distances.get(one.id) }));
  const has = exact.size > 0 ? hasWords : almostHasWords;
  const isTown = ({ city, state }: TownHit) =>
    has(fold(`${city} ${state}`), words) && words.some((word) => has(fold(city), [word]));
  const towns = Map.groupBy(placed.filter(isTown), ({ city, state }) => fold(`${city} ${state}`));
  return {
    breweries: placed.slice(0, SEARCH_HITS),
    towns: [...towns.values()].flatMap(([nearest]) => nearest ?? []).slice(0, SEARCH_HITS),
  };
}
