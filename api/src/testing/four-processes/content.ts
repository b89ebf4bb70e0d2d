import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../db/database.ts';
import { makeBrewery, type NewBrewery } from '../factories/brewery.ts';
import type { Instances } from './instances.ts';

/** Inserts breweries at one place. @returns their ids */
export async function insertBreweries(
  { db }: Instances,
  count: number,
  overrides: Partial<NewBrewery> = {},
): Promise<string[]> {
  const breweries = Array.from({ length: count }, () => makeBrewery(overrides));
  await db.insertInto('breweries').values(breweries).execute();
  return breweries.map(({ id }) => id);
}

/** Makes a person the owner of a new brewery. @returns its id */
export async function insertOwnBrewery(run: Instances, userId: string): Promise<string> {
  const [id = ''] = await insertBreweries(run, 1, { ownerId: userId });
  const createdAt = run.clock.now().toISOString();
  const ownership = { id: `o-${id}`, userId, breweryId: id, createdAt };
  await run.db.insertInto('brewery_ownerships').values(ownership).execute();
  return id;
}

/** Expects the counters of users and breweries to be the numbers of their check-ins. */
export async function expectCountersToEqualRows(db: Db): Promise<void> {
  const { rows } = await sql`
    select 'user' as kind, id, checkins, (select count(*) from check_ins where "userId" = users.id) as rows
      from users where checkins <> (select count(*) from check_ins where "userId" = users.id)
    union all
    select 'verified', id, "verifiedCheckins", 0 from users where "verifiedCheckins" <>
      (select count(*) from check_ins where "userId" = users.id and verified = 1)
    union all
    select 'brewery', id, checkins, (select count(*) from check_ins where "breweryId" = breweries.id)
      from breweries
      where checkins <> (select count(*) from check_ins where "breweryId" = breweries.id)`.execute(
    db,
  );
  expect(rows).toEqual([]);
}
