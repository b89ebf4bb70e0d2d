import {
  type BreweryDetail,
  breweryDetail,
  listedBrewery,
} from '@hoptrail/contracts/breweries/breweries';
import { type CachedBody, tagOf } from '../../../cache/cached-body.ts';
import type { Db } from '../../../db/database.ts';
import { soundRows } from '../../../lib/stored/unsound-rows.ts';
import { findAllWholeBreweriesByIds } from '../shared/breweries.repo.ts';
import { type BreweryPeople, wholeBrewery } from '../shared/breweries.rules.ts';
import { findAllListedPeople } from '../shared/ownership.repo.ts';
import type { Ranked } from './places/place-index.ts';

/**
 * The memory of an entry of a list, in characters: it refers to a text that is in memory anyway.
 */
const ENTRY_LENGTH = 50;
/** The approximate length of an entry's distance and comma, in characters. */
const DISTANCE_LENGTH = 24;
/** The number of entries of a long list to write at once: about 8 kB. */
const AT_ONCE = 16;

/** A brewery as JSON text, without the parts that depend on the reader and their position. */
export interface BreweryText {
  /** The entry of a list without its closing brace, so that the distance can be appended. */
  listed: string;
  /**
   * The further fields of a detail, starting with a comma, without a closing brace, so that
   * `viewer` can be appended.
   */
  more: string;
  /** The ETag of this text. */
  tag: string;
  people: BreweryPeople;
}

const wholeContract = breweryDetail.omit({ viewer: true });

/**
 * Returns the JSON texts of breweries by id, without those that are not sound. The output contracts
 * select the fields, as in every other response.
 */
export async function loadTexts(db: Db, ids: readonly string[]): Promise<Map<string, BreweryText>> {
  const breweries = await findAllWholeBreweriesByIds(db, ids);
  const listed = Map.groupBy(await findAllListedPeople(db, ids), ({ breweryId }) => breweryId);
  return new Map(
    soundRows('breweries.list', breweries, (brewery) => {
      const people: { ownerIds: string[]; staffIds: string[] } = { ownerIds: [], staffIds: [] };
      if (brewery.ownerId !== null) people.ownerIds.push(brewery.ownerId);
      for (const { userId, isStaff } of listed.get(brewery.id) ?? []) {
        people[isStaff ? 'staffIds' : 'ownerIds'].push(userId);
      }
      return [brewery.id, textOf(wholeBrewery(brewery), people)];
    }),
  );
}

/**
 * Returns the JSON of a list, in chunks where it is long.
 * @param texts of the ranked breweries, in the same order; skips breweries without a text
 */
export function listBody(
  ranked: readonly Ranked[],
  texts: readonly (BreweryText | undefined)[],
): CachedBody {
  // Two lists instead of one of objects: thousands of entries wait in memory for slow clients.
  const listed: BreweryText[] = [];
  const distances: (number | undefined)[] = [];
  for (const [at, { distance }] of ranked.entries()) {
    const text = texts[at];
    if (!text) continue;
    listed.push(text);
    distances.push(distance);
  }
  const entries = (from: number, to?: number) =>
    listed.slice(from, to).map((text, at) => entryJson(text, distances[from + at]));
  return {
    // The ETag needs no distances: they follow from the texts and the position in the URL.
    tag: tagOf(listed.map(({ tag }) => tag).join()),
    length: listed.length * ENTRY_LENGTH,
    size: listed.reduce((sum, text) => sum + text.listed.length + DISTANCE_LENGTH, 2),
    json: () => `[${entries(0).join()}]`,
    *parts() {
      yield '[';
      for (let at = 0; at < listed.length; at += AT_ONCE) {
        const chunk = entries(at, at + AT_ONCE);
        // Joined with its comma: a text that is put together otherwise is copied once more to be sent.
        yield (at > 0 ? ['', ...chunk] : chunk).join();
      }
      yield ']';
    },
  };
}

/** Returns a brewery's detail for a reader. */
export function detailJson({ listed, more }: BreweryText, viewer: BreweryDetail['viewer']): string {
  return `${listed}${more},"viewer":${JSON.stringify(viewer)}}`;
}

function entryJson({ listed }: BreweryText, distance: number | undefined): string {
  if (distance === undefined) return `${listed}}`;
  // Lists show three decimals of a mile.
  return `${listed},"distance":${Math.round(distance * 1000) / 1000}}`;
}

function textOf(brewery: Omit<BreweryDetail, 'viewer'>, people: BreweryPeople): BreweryText {
  const whole = Object.entries(wholeContract.parse(brewery));
  const more = whole.filter(([name]) => !(name in listedBrewery.shape));
  const listed = JSON.stringify(listedBrewery.parse(brewery)).slice(0, -1);
  const moreText = more.map(([name, value]) => `,"${name}":${JSON.stringify(value)}`).join('');
  return { listed, more: moreText, tag: tagOf(listed + moreText), people };
}
