import type { TrailReport } from '@hoptrail/contracts/admin/trails';
import { STATISTICS_FEWEST_PEOPLE } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import {
  countCompletions,
  countStamps,
  countStarted,
  findAllStopsOf,
  findTrailById,
} from './trails.repo.ts';

/**
 * Returns how a trail is used: at its present breweries, and without numbers of few people.
 * @throws AppError `trail.notFound`
 */
export async function loadTrailReport(db: Db, id: string): Promise<TrailReport> {
  if (!(await findTrailById(db, id))) throw new AppError('trail.notFound');
  const stamps = await countStamps(db, id);
  const stops = await findAllStopsOf(db, [id]);
  return {
    started: shown(await countStarted(db, id)),
    finished: shown((await countCompletions(db, [id])).get(id)),
    stops: stops.map(({ breweryId, name, prizesRedeemed }) => ({
      ...{ breweryId, name, prizesRedeemed },
      stamps: shown(stamps.get(breweryId)),
    })),
  };
}

function shown(people = 0): number | null {
  return people === 0 || people >= STATISTICS_FEWEST_PEOPLE ? people : null;
}
