import type { Db } from '../../../db/database.ts';
import type { BreweryPinMovesTable } from '../../../db/tables/breweries.ts';

/** Stores when a person last moved the pin of a brewery. */
export async function upsertPinMove(db: Db, move: BreweryPinMovesTable): Promise<void> {
  await db
    .insertInto('brewery_pin_moves')
    .values(move)
    .onConflict((conflict) =>
      conflict.columns(['breweryId', 'userId']).doUpdateSet({ movedAt: move.movedAt }),
    )
    .execute();
}
