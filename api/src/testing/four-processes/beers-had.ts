import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBeer } from '../factories/beer.ts';
import { addAccount, countOf, inParallel } from './account.ts';
import { insertBreweries } from './content.ts';
import type { Instances } from './instances.ts';

export function beersHadTests(run: Instances): void {
  test('a beer that two phones mark, rate and unmark 60 times at once has one row or none', async () => {
    const account = await addAccount(run);
    const { path } = await addBeer(run);
    const marks = await inParallel(30, (at) =>
      account.call('PUT', path, { rating: ((at % 20) + 1) / 4, isShared: at % 3 > 0 }),
    );
    expect(countOf(marks)).toEqual({ 200: 30 });
    expect(new Set(marks.map(({ body }) => body.id)).size).toBe(1);
    const mixed = await inParallel(30, (at) =>
      at % 2 ? account.call('DELETE', path) : account.call('PUT', path, { rating: 4 }),
    );
    expect(countOf(mixed)).toEqual({ 200: 30 });
    await expectRatingsToEqualRows(run);
  });

  test('40 people rate a beer at once, 10 of them twice, and 10 delete their accounts', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => addAccount(run)));
    const { id, path } = await addBeer(run);
    const rate = (at: number, rating: number) =>
      people[at]?.call('PUT', path, { rating, isShared: true }) ??
      Promise.reject(new Error('Nobody'));
    expect(countOf(await inParallel(40, (at) => rate(at, ((at % 20) + 1) / 4)))).toEqual({
      200: 40,
    });
    const answers = await inParallel(20, async (at) => {
      const leaving = people[at + 10];
      if (at < 10 || !leaving) return await rate(at, 5);
      return await leaving.call('DELETE', `/api/users/${leaving.id}`);
    });
    expect(countOf(answers)).toEqual({ 200: 20 });
    await expectRatingsToEqualRows(run);
    const beer = run.db.selectFrom('beer_recommendations').select('ratedBy').where('id', '=', id);
    expect(await beer.execute()).toEqual([{ ratedBy: 30 }]);
  });
}

async function addBeer(run: Instances) {
  const [breweryId = ''] = await insertBreweries(run, 1);
  const { id, ...beer } = makeBeer({ breweryId });
  await run.db
    .insertInto('beer_recommendations')
    .values({ id, ...beer })
    .execute();
  return { id, path: `/api/beers/${id}/had` };
}

/** Expects the number and the sum of each beer's ratings to be those of its shared rows. */
async function expectRatingsToEqualRows({ db }: Instances): Promise<void> {
  const { rows } = await sql`select id, "ratedBy", "ratingTotal" from beer_recommendations as beer
    where "ratedBy" <> (select count(rating) from beers_had
      where "beerId" = beer.id and "isShared" = 1)
    or "ratingTotal" <> (select coalesce(sum(rating), 0) from beers_had
      where "beerId" = beer.id and "isShared" = 1)`.execute(db);
  expect(rows).toEqual([]);
}
