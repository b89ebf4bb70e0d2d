import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';

/**
 * Returns the number of a trail in the order in which they were created, from 0; undefined if there
 * is no such trail. It never changes, because no trail is deleted.
 */
export async function findTrailNumber(db: Db, id: string): Promise<number | undefined> {
  const [row] = await numberWith(db, { id });
  return row?.number;
}

const numberWith = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('passports')
    .leftJoin('passports as earlier', (join) =>
      join.on((eb) =>
        eb(
          eb.refTuple('earlier.createdAt', 'earlier.id'),
          '<',
          eb.refTuple('passports.createdAt', 'passports.id'),
        ),
      ),
    )
    .select((eb) => eb.fn.count<number>('earlier.id').as('number'))
    .where('passports.id', '=', id)
    .groupBy('passports.id'),
);
