import {
  type BreweryDetail,
  breweryDetail,
  listedBrewery,
} from '@hoptrail/contracts/breweries/breweries';
import { tagOf } from '../../../cache/cached-body.ts';
import type { Db } from '../../../db/database.ts';
import { soundRows } from '../../../lib/stored/unsound-rows.ts';
import { findAllWholeBreweriesByIds } from '../shared/breweries.repo.ts';
import { type BreweryPeople, wholeBrewery } from '../shared/breweries.rules.ts';
import { findAllListedPeople } from '../shared/ownership.repo.ts';

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
 * Returns the JSON texts of breweries by id, without those that are not sound. The output contracts select the fields, as in every
 * other response.
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
 * Returns a brewery as an entry of a list.
 * @param distance in miles
 */
export function listedJson({ listed }: BreweryText, distance?: number): string {
  return distance === undefined ? `${listed}}` : `${listed},"distance":${milesInList(distance)}}`;
}

/** Returns a brewery's detail for a reader. */
export function detailJson({ listed, more }: BreweryText, viewer: BreweryDetail['viewer']): string {
  return `${listed}${more},"viewer":${JSON.stringify(viewer)}}`;
}

/** Rounds miles to three decimals, as lists show them. */
export function milesInList(distance: number): number {
  return Math.round(distance * 1000) / 1000;
}

function textOf(brewery: Omit<BreweryDetail, 'viewer'>, people: BreweryPeople): BreweryText {
  const whole = Object.entries(wholeContract.parse(brewery));
  const more = whole.filter(([name]) => !(name in listedBrewery.shape));
  const listed = JSON.stringify(listedBrewery.parse(brewery)).slice(0, -1);
  const moreText = more.map(([name, value]) => `,"${name}":${JSON.stringify(value)}`).join('');
  return { listed, more: moreText, tag: tagOf(listed + moreText), people };
}
