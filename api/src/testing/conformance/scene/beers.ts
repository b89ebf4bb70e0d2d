import type { Db } from '../../../db/database.ts';
import {
  insertHistoryEntry,
  insertUndoable,
} from '../../../features/history/shared/history.repo.ts';
import { makeBeer, makeBeerHad } from '../../factories/beer.ts';
import type { SceneBreweries } from './breweries.ts';
import type { ScenePeople } from './people.ts';

/** The beers of a scene. */
export interface SceneBeers {
  beerId: string;
  /** A beer of another brewery. */
  otherBeerId: string;
  /** A beer that the holder had. */
  hadId: string;
  /** The number of a change of the beer by the person who made the brewery's events. */
  changeSeq: number;
}

/**
 * Adds the beers of a scene: one that was changed, and one that the holder had.
 * @param createdAt when the beer was changed (ISO 8601)
 */
export async function addBeers(
  trx: Db,
  { breweryId, claimedBreweryId }: SceneBreweries,
  { holder, hasHolder, makerId, createdAt }: ScenePeople & { createdAt: string },
): Promise<SceneBeers> {
  const beer = makeBeer({ breweryId });
  const drunk = makeBeer({ breweryId: claimedBreweryId });
  const had = makeBeerHad({ userId: holder.id, beerId: drunk.id, breweryId: claimedBreweryId });
  await trx
    .insertInto('beer_recommendations')
    .values(hasHolder ? [beer, drunk] : [beer])
    .execute();
  if (hasHolder) await trx.insertInto('beers_had').values(had).execute();
  const change = { field: 'beerName', before: 'Former Stout', after: beer.beerName };
  const changeSeq = await insertHistoryEntry(trx, {
    ...{ createdAt, actorId: makerId, byHost: 0, verb: 'changed', kind: 'beer' },
    ...{ object: beer.id, name: beer.beerName, breweryId, userId: null },
    changes: JSON.stringify([change]),
  });
  await insertUndoable(trx, changeSeq, JSON.stringify({ beerName: change.before }));
  return { beerId: beer.id, otherBeerId: drunk.id, hadId: had.id, changeSeq };
}
