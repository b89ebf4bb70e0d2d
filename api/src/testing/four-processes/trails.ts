import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeBrewery } from '../factories/brewery.ts';
import { makePrize } from '../factories/trail.ts';
import { makeUser } from '../factories/user.ts';
import { addTrail } from '../trails.ts';
import { type Account, addAccount, countOf, inParallel } from './account.ts';
import type { Instances } from './instances.ts';

export function trailTests(run: Instances): void {
  test('a prize that is redeemed 40 times at once at two breweries is redeemed once', async () => {
    const { owner, breweryIds, prizes } = await openTrail(run, { prizes: 1 });
    const [code = ''] = prizes;
    const answers = await inParallel(40, (at) => redeem(owner, breweryIds[at % 2], code));
    expect(countOf(answers)).toEqual({ 200: 1, '409 prize.redeemed': 39 });
    await expectStockToEqualRows(run);
  });

  test('of 10 prizes at once a brewery hands out the 3 that it has, and takes each back once', async () => {
    const { owner, breweryIds, prizes } = await openTrail(run, { prizes: 10, stock: 3 });
    const [breweryId] = breweryIds;
    const answers = await inParallel(10, (at) => redeem(owner, breweryId, prizes[at] ?? ''));
    expect(countOf(answers)).toEqual({ 200: 3, '409 prize.outOfStock': 7 });
    const redeemed = prizes.filter((_, at) => answers[at]?.status === 200);
    const undone = await inParallel(6, (at) =>
      owner.call('DELETE', pathOf(breweryId, redeemed[at % 3] ?? '')),
    );
    expect(countOf(undone)).toEqual({ 200: 3, '409 prize.notUndone': 3 });
    await expectStockToEqualRows(run);
  });

  test('a person at 12 breweries at once gets the stamps of a day, and completes once', async () => {
    const { breweryIds, trailId } = await openTrail(run, { breweries: 12, stampsNeeded: 4 });
    const account = await addAccount(run);
    const answers = await inParallel(12, (at) =>
      account.call('POST', '/api/checkins', {
        ...{ userId: account.id, breweryId: breweryIds[at] },
        ...{ latitude: 35.4666, longitude: -97.5116 },
      }),
    );
    expect(countOf(answers)).toEqual({ 200: 12 });
    const rowsOf = async (table: 'passport_stamps' | 'passport_completions' | 'prize_codes') =>
      await run.db.selectFrom(table).select('userId').where('passportId', '=', trailId).execute();
    expect(await rowsOf('passport_stamps')).toHaveLength(4);
    expect(await rowsOf('passport_completions')).toHaveLength(1);
    expect(await rowsOf('prize_codes')).toHaveLength(1);
  });

  test('of 40 wrong codes of a brewery at once five are compared', async () => {
    const { owner, breweryIds } = await openTrail(run, {});
    const account = await addAccount(run);
    const [breweryId] = breweryIds;
    const { body } = await owner.call('GET', `/api/breweries/${breweryId}/house-code`);
    const wrong = (by: number) => String((Number(body.code) + by + 1) % 10_000).padStart(4, '0');
    const answers = await inParallel(40, (at) =>
      account.call('POST', '/api/checkins', {
        ...{ userId: account.id, breweryId, houseCode: wrong(at) },
      }),
    );
    expect(countOf(answers)).toEqual({ '403 houseCode.wrong': 5, '429 houseCode.limit': 35 });
  });
}

/** Inserts a trail of breweries of one owner, with the codes of people who completed it. */
async function openTrail(
  run: Instances,
  {
    breweries = 2,
    prizes = 0,
    stock = null,
    stampsNeeded = 1,
  }: { breweries?: number; prizes?: number; stock?: number | null; stampsNeeded?: number },
) {
  const { db } = run;
  const owner = await addAccount(run);
  const rows = Array.from({ length: breweries }, () => makeBrewery({ ownerId: owner.id }));
  await db.insertInto('breweries').values(rows).execute();
  const stocks = rows.map(() => stock);
  const trail = await addTrail({ deps: { db } }, rows, { stampsNeeded }, stocks);
  const winners = Array.from({ length: prizes }, () => makeUser());
  const codes = winners.map(({ id: userId }) => makePrize({ userId, passportId: trail.id }));
  if (prizes > 0) {
    await db.insertInto('users').values(winners).execute();
    await db.insertInto('prize_codes').values(codes).execute();
  }
  // Until each process has read of the trail, it stamps nothing.
  for (const url of run.urls) {
    const listed = async () => await (await fetch(`${url}/api/trails`)).text();
    await expect.poll(listed).toContain(trail.id);
  }
  return {
    ...{ owner, trailId: trail.id },
    breweryIds: rows.map(({ id }) => id),
    prizes: codes.map(({ code }) => code),
  };
}

const pathOf = (breweryId: string | undefined, code: string) =>
  `/api/breweries/${breweryId}/prizes/${code}/redemption`;

const redeem = (owner: Account, breweryId: string | undefined, code: string) =>
  owner.call('POST', pathOf(breweryId, code));

/** Expects each brewery to have counted as many prizes as it has redeemed. */
async function expectStockToEqualRows({ db }: Instances): Promise<void> {
  const { rows } = await sql`select stop.id from passport_breweries as stop
    where "prizesRedeemed" <> (select count(*) from prize_codes
      where "passportId" = stop."passportId" and "redeemedBreweryId" = stop."breweryId")`.execute(
    db,
  );
  expect(rows).toEqual([]);
}
