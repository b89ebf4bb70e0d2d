import type { TrailDetail } from '@hoptrail/contracts/trails/trails';
import type { Db } from '../../db/database.ts';
import { findAllStops, findOpenedTrail } from './trails.repo.ts';
import { isOver, toBrewery, toTrail } from './trails.rules.ts';

/** Returns a trail that was opened, with its breweries; undefined if there is none. */
export async function loadTrail(db: Db, id: string): Promise<TrailDetail | undefined> {
  const row = await findOpenedTrail(db, id);
  if (!row) return undefined;
  const stops = await findAllStops(db, [row.id]);
  const breweries = stops.map((stop) => toBrewery(stop, row.prize !== null));
  const { breweryIds: _, ...fields } = toTrail(row, stops);
  return { ...fields, breweries, isOver: isOver(row) };
}
