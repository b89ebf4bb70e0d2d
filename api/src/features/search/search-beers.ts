import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { almostHasWords, matching } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BeerHit } from '@hoptrail/contracts/search/search';
import type { Context } from '../../context.ts';
import { nearestBreweries } from './nearest-breweries.ts';
import { findAllPouredBeers } from './search.repo.ts';

/** How many of the nearest breweries are looked at: all of a step, until enough beers are found. */
const STEPS = [50, 500] as const;

/**
 * Returns the beers on tap at the nearest 500 breweries that have the words in name, style or
 * brewery, nearest first.
 */
export async function searchBeers(
  ctx: Pick<Context, 'db' | 'caches' | 'clock'>,
  words: readonly string[],
  from: Position | undefined,
): Promise<BeerHit[]> {
  const now = ctx.clock.now().toISOString();
  let found: BeerHit[] = [];
  for (const count of STEPS) {
    const near = await nearestBreweries(ctx, from, { count });
    const places = new Map(near.map(({ id, distance }, order) => [id, { distance, order }]));
    const poured = await findAllPouredBeers(ctx.db, { breweryIds: [...places.keys()], now });
    found = matching(poured, words, ({ name, style, breweryName }) =>
      fold(`${name} ${style} ${breweryName}`),
    )
      .filter(({ name, style }) => isAbout(fold(`${name} ${style}`), words))
      .map((beer) => ({ ...beer, ...places.get(beer.breweryId) }))
      .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
      .slice(0, SEARCH_HITS);
    if (found.length >= SEARCH_HITS || near.length < count) break;
  }
  return found;
}

/** Returns whether one of the words is about the beer: the brewery's name alone finds no beers. */
function isAbout(text: string, words: readonly string[]): boolean {
  return words.some((word) => almostHasWords(text, [word]));
}
