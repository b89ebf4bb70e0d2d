import { CHECKINS_PER_DAY } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { makeBrewery } from '../factories/brewery.ts';
import { addAccount, countOf, inParallel } from './account.ts';
import { expectCountersToEqualRows, insertBreweries } from './content.ts';
import type { Instances } from './instances.ts';

export function checkinTests(run: Instances): void {
  test('200 tries at a cooldown give one check-in', async () => {
    const account = await addAccount(run);
    const [brewery = ''] = await insertBreweries(run, 1);
    const answers = await inParallel(200, () =>
      account.call('POST', '/api/checkins', { userId: account.id, breweryId: brewery }),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '429 checkin.cooldown': 199 });
    await expectCountersToEqualRows(run.db);
    const rows = run.db.selectFrom('check_ins').select('id').where('userId', '=', account.id);
    expect(await rows.execute()).toHaveLength(1);
  });

  test('a person gets the check-ins of a day and no more, at 40 breweries at once', async () => {
    const account = await addAccount(run);
    const breweries = await insertBreweries(run, 40);
    const answers = await inParallel(40, (at) =>
      account.call('POST', '/api/checkins', { userId: account.id, breweryId: breweries[at] }),
    );
    const refused = 40 - CHECKINS_PER_DAY;
    expect(countOf(answers)).toEqual({ 200: CHECKINS_PER_DAY, '429 checkin.dailyLimit': refused });
    await expectCountersToEqualRows(run.db);
  });

  test('400 check-ins at once of 40 people at 10 breweries are all counted, each once', async () => {
    const accounts = await Promise.all(Array.from({ length: 40 }, () => addAccount(run)));
    const breweries = await insertBreweries(run, 10);
    const answers = await Promise.all(
      accounts.flatMap((account) =>
        breweries.map((breweryId) =>
          account.call('POST', '/api/checkins', { userId: account.id, breweryId }),
        ),
      ),
    );
    expect(countOf(answers)).toEqual({ 200: 400 });
    const counts = answers.map(({ body }) => body.checkins);
    for (const count of [1, 10]) expect(counts.filter((one) => one === count)).toHaveLength(40);
    await expectCountersToEqualRows(run.db);
    const rows = run.db.selectFrom('check_ins').select('id').where('breweryId', 'in', breweries);
    expect(await rows.execute()).toHaveLength(400);
  });

  test('a favourite that is toggled 60 times at once is none, and after 61 times is one', async () => {
    const account = await addAccount(run);
    const brewery = makeBrewery();
    await run.db.insertInto('breweries').values(brewery).execute();
    const path = `/api/users/${account.id}/favorites`;
    const toggle = () => account.call('PUT', path, { breweryId: brewery.id });
    expect(countOf(await inParallel(60, toggle))).toEqual({ 200: 60 });
    const rows = run.db.selectFrom('user_favorites').selectAll().where('userId', '=', account.id);
    expect(await rows.execute()).toEqual([]);
    expect(countOf(await inParallel(61, toggle))).toEqual({ 200: 61 });
    expect(await rows.execute()).toMatchObject([{ breweryId: brewery.id }]);
  });
}
