import { type BreweryDetail, breweryDetail, listedBrewery } from '@hoptrail/contracts/breweries';
import { tagOf } from '../../../cached-body.ts';
import type { Db } from '../../../db/database.ts';
import { findAllWholeBreweriesByIds } from '../shared/breweries.repo.ts';
import { wholeBrewery } from '../shared/breweries.rules.ts';
import { findAllOwnerships } from '../shared/ownership.repo.ts';

/** One brewery as JSON, all but what depends on who asks and from where. */
export interface BreweryText {
  /** As in a list, open at its end: the distance goes there. */
  listed: string;
  /** What a detail has beyond that, open at both ends: the viewer goes there. */
  more: string;
  /** Names this very text. */
  tag: string;
  ownerIds: readonly string[];
}

const wholeContract = breweryDetail.omit({ viewer: true });

/**
 * The texts of some breweries, by their ids. What may leave is decided as everywhere: by the
 * output contracts.
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

/** As an entry of a list, with the way to it where that is known. */
export function listedJson({ listed }: BreweryText, distance?: number): string {
  return distance === undefined ? `${listed}}` : `${listed},"distance":${milesInList(distance)}}`;
}

/** As a detail, for one reader. */
export function detailJson({ listed, more }: BreweryText, viewer: BreweryDetail['viewer']): string {
  return `${listed}${more},"viewer":${JSON.stringify(viewer)}}`;
}

/** Miles as lists say them, to the thousandth. */
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
