import { type BreweryDetail, breweryDetail, listedBrewery } from '@hoptrail/contracts/breweries';
import { tagOf } from '../../../cached-body.ts';
import type { Db } from '../../../db/database.ts';
import { findAllWholeBreweriesByIds } from '../shared/breweries.repo.ts';
import { wholeBrewery } from '../shared/breweries.rules.ts';
import { findAllOwnerships } from '../shared/ownership.repo.ts';

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
  ownerIds: readonly string[];
}

const wholeContract = breweryDetail.omit({ viewer: true });

/**
 * Returns the JSON texts of breweries by id. The output contracts select the fields, as in every
 * other response.
 */
export async function loadTexts(db: Db, ids: readonly string[]): Promise<Map<string, BreweryText>> {
  const breweries = await findAllWholeBreweriesByIds(db, ids);
  const owners = Map.groupBy(await findAllOwnerships(db, ids), ({ breweryId }) => breweryId);
  return new Map(
    breweries.map((brewery) => {
      const listedIds = owners.get(brewery.id)?.map(({ userId }) => userId) ?? [];
      const ownerIds = brewery.ownerId === null ? listedIds : [brewery.ownerId, ...listedIds];
      return [brewery.id, textOf(wholeBrewery(brewery), ownerIds)];
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

function textOf(brewery: Omit<BreweryDetail, 'viewer'>, ownerIds: readonly string[]): BreweryText {
  const whole = Object.entries(wholeContract.parse(brewery));
  const more = whole.filter(([name]) => !(name in listedBrewery.shape));
  const listed = JSON.stringify(listedBrewery.parse(brewery)).slice(0, -1);
  const moreText = more.map(([name, value]) => `,"${name}":${JSON.stringify(value)}`).join('');
  return { listed, more: moreText, tag: tagOf(listed + moreText), ownerIds };
}
