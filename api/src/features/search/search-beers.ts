import type { Position } from '@hoptrail/contracts/lib/distance';
import { fold } from '@hoptrail/contracts/lib/text/fold';
import { almostHasWords, matching } from '@hoptrail/contracts/lib/text/matches';
import { SEARCH_HITS } from '@hoptrail/contracts/limits';
import type { BeerHit } from '@hoptrail/contracts/search/search';
import type { Context } from '../../context.ts';
import { type NearBrewery, nearestBreweries } from './nearest-breweries.ts';
import { findAllPouredBeers, findAllPouredBeersWith } from './search.repo.ts';

/** How many of the nearest breweries are looked at, until enough beers are found, and in one turn. */
const NEAREST = 500;
const A_TURN = 50;
/** How many breweries are ranked then: those and the ones with a beer that has the words. */
const MOST_BREWERIES = 1000;

type Ctx = Pick<Context, 'db' | 'caches' | 'clock'>;
type Poured = Awaited<ReturnType<typeof findAllPouredBeers>>;

/**
 * Returns the beers on tap that have the words in name, style or brewery, nearest first. Those farther
 * than the nearest 500 breweries are found only by the words as they are written. Others are answered
 * in between.
 */
export async function searchBeers(
  ctx: Ctx,
  words: readonly string[],
  from: Position | undefined,
): Promise<BeerHit[]> {
  const { db, caches, clock } = ctx;
  const now = clock.now().toISOString();
  const near = await nearestBreweries(ctx, from, { count: NEAREST });
  let poured: Poured = [];
  for (let at = 0; at < near.length; at += A_TURN) {
    const breweryIds = near.slice(at, at + A_TURN).map(({ id }) => id);
    const found = await findAllPouredBeers(db, { breweryIds, now });
    // What does not almost have the words is a hit of no step.
    poured = [...poured, ...found.filter((beer) => almostHasWords(textOf(beer), words))];
    const first = hits(poured, words, near);
    if (first.length >= SEARCH_HITS) return first;
    await caches.turns.next();
  }
  if (near.length < NEAREST) return hits(poured, words, near);
  const far = await findAllPouredBeersWith(db, { words, now });
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
  return matching(open, words, textOf)
    .filter(({ name, style }) => isAbout(fold(`${name} ${style}`), words))
    .map((beer) => ({ ...beer, ...places.get(beer.breweryId) }))
    .toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .filter(isNearestOfBeer)
    .slice(0, SEARCH_HITS);
}

function textOf({ name, style, breweryName }: Poured[number]): string {
  return fold(`${name} ${style} ${breweryName}`);
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
