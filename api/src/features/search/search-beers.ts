import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { almostHasWords, matching } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BeerHit } from '@hoptrail/contracts/search/search';
import type { Context } from '../../context.ts';
import { type NearBrewery, nearestBreweries } from './nearest-breweries.ts';
import { findAllPouredBeers, findAllPouredBeersWith } from './search.repo.ts';

/** How many of the nearest breweries are looked at: all of a step, until enough beers are found. */
const STEPS = [50, 500] as const;
/** How many breweries are ranked then: those and the ones with a beer that has the words. */
const MOST_BREWERIES = 1000;

type Ctx = Pick<Context, 'db' | 'caches' | 'clock'>;
type Poured = Awaited<ReturnType<typeof findAllPouredBeers>>;

/**
 * Returns the beers on tap that have the words in name, style or brewery, nearest first. Those farther
 * than the nearest 500 breweries are found only by the words as they are written.
 */
export async function searchBeers(
  ctx: Ctx,
  words: readonly string[],
  from: Position | undefined,
): Promise<BeerHit[]> {
  const now = ctx.clock.now().toISOString();
  let poured: Poured = [];
  for (const count of STEPS) {
    const near = await nearestBreweries(ctx, from, { count });
    poured = await findAllPouredBeers(ctx.db, { breweryIds: near.map(({ id }) => id), now });
    const found = hits(poured, words, near);
    if (found.length >= SEARCH_HITS || near.length < count) return found;
  }
  const far = await findAllPouredBeersWith(ctx.db, { words, now });
  const all = [...new Map([...poured, ...far].map((beer) => [beer.id, beer])).values()];
  const only = new Set(all.map(({ breweryId }) => breweryId));
  return hits(all, words, await nearestBreweries(ctx, from, { count: MOST_BREWERIES, only }));
}

/** Returns the beers that have the words, in the order of their breweries. */
function hits(
  poured: Poured,
  words: readonly string[],
  breweries: readonly NearBrewery[],
): BeerHit[] {
  const places = new Map(breweries.map(({ id, distance }, order) => [id, { distance, order }]));
  const open = poured.filter(({ breweryId }) => places.has(breweryId));
  return matching(open, words, ({ name, style, breweryName }) =>
    fold(`${name} ${style} ${breweryName}`),
  )
    .filter(({ name, style }) => isAbout(fold(`${name} ${style}`), words))
    .map((beer) => ({ ...beer, ...places.get(beer.breweryId) }))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .filter(isNearestOfBeer)
    .slice(0, SEARCH_HITS);
}

/** Returns whether one of the words is about the beer: the brewery's name alone finds no beers. */
function isAbout(text: string, words: readonly string[]): boolean {
  return words.some((word) => almostHasWords(text, [word]));
}

/** Leaves of a beer that several breweries have on tap the nearest entry. */
function isNearestOfBeer<Beer extends { mergedAs: string | null }>(
  { mergedAs }: Beer,
  at: number,
  all: readonly Beer[],
): boolean {
  return mergedAs === null || all.findIndex((beer) => beer.mergedAs === mergedAs) === at;
}
