import type { Insertable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Stores when a person last moved the pin of a brewery. */
export async function upsertPinMove(
  db: Db,
  move: Insertable<Tables['brewery_pin_moves']>,
): Promise<void> {
  await db
    .insertInto('brewery_pin_moves')
    .values(move)
    .onConflict((conflict) =>
      conflict.columns(['breweryId', 'userId']).doUpdateSet({ movedAt: move.movedAt }),
    )
    .execute();
}
