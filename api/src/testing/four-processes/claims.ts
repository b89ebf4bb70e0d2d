import { CLAIMS_PER_DAY } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { makeClaim } from '../factories/claim.ts';
import { addAccount, countOf, inParallel } from './account.ts';
import { insertBreweries, insertOwnBrewery } from './content.ts';
import type { Instances } from './instances.ts';

const fields = { role: 'head brewer', proof: 'Ask at the bar.', contact: 'ada@people.example' };

export function claimTests(run: Instances): void {
  test('a brewery that is claimed 20 times at once has one open claim', async () => {
    const account = await addAccount(run);
    const [brewery] = await insertBreweries(run, 1);
    const answers = await inParallel(20, () =>
      account.call('POST', `/api/breweries/${brewery}/claims`, fields),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '409 claim.exists': 19 });
    const rows = run.db.selectFrom('brewery_claims').selectAll().where('userId', '=', account.id);
    expect(await rows.execute()).toMatchObject([{ status: 'open' }]);
  });

  test('20 claims at once are taken up to the limit of a day', async () => {
    const account = await addAccount(run);
    const breweries = await insertBreweries(run, 20);
    const answers = await inParallel(20, (at) =>
      account.call('POST', `/api/breweries/${breweries[at]}/claims`, fields),
    );
    const refused = 20 - CLAIMS_PER_DAY;
    expect(countOf(answers)).toEqual({ 200: CLAIMS_PER_DAY, '429 claim.tooMany': refused });
  });

  test('of 20 decisions at once one counts, and it is mailed once', async () => {
    const [claimant, admin] = [await addAccount(run), await addAccount(run, { role: 'admin' })];
    const [breweryId = ''] = await insertBreweries(run, 1);
    const claim = makeClaim({ userId: claimant.id, breweryId });
    await run.db.insertInto('brewery_claims').values(claim).execute();
    const decide = (at: number) => ({ decision: at % 2 ? 'approve' : 'decline', reason: `${at}` });
    const answers = await inParallel(20, (at) =>
      admin.call('PUT', `/api/admin/claims/${claim.id}`, decide(at)),
    );
    expect(countOf(answers)).toEqual({ 200: 1, '409 claim.decided': 19 });
    const winner = answers.findIndex(({ status }) => status === 200);
    const isApproved = decide(winner).decision === 'approve';
    const stored = run.db.selectFrom('brewery_claims').selectAll().where('id', '=', claim.id);
    const status = isApproved ? 'approved' : 'declined';
    expect(await stored.execute()).toMatchObject([{ status, reason: String(winner) }]);
    const owners = run.db
      .selectFrom('brewery_ownerships')
      .select('userId')
      .where('breweryId', '=', breweryId);
    expect(await owners.execute()).toEqual(isApproved ? [{ userId: claimant.id }] : []);
    await expect
      .poll(() => run.mailed.filter((to) => to === claimant.email))
      .toEqual([claimant.email]);
  });

  test('a brewery that is given to 20 people at once has one owner, and each former one is told', async () => {
    const admin = await addAccount(run, { role: 'admin' });
    const first = await addAccount(run);
    const breweryId = await insertOwnBrewery(run, first.id);
    const people = await Promise.all(Array.from({ length: 20 }, () => addAccount(run)));
    const answers = await Promise.all(
      people.map(({ email }) => admin.call('PUT', `/api/breweries/${breweryId}/owner`, { email })),
    );
    expect(countOf(answers)).toEqual({ 200: 20 });
    const owners = await run.db
      .selectFrom('brewery_ownerships')
      .select('userId')
      .where('breweryId', '=', breweryId)
      .execute();
    expect(owners).toHaveLength(1);
    const former = [first, ...people].filter(({ id }) => id !== owners[0]?.userId);
    const told = former.map(({ email }) => email).toSorted();
    await expect.poll(() => run.mailed.filter((to) => told.includes(to)).toSorted()).toEqual(told);
    const lost = run.db
      .selectFrom('ownership_losses')
      .select('userId')
      .where('breweryId', '=', breweryId);
    expect(await lost.execute()).toHaveLength(20);
  });

  test('an account that is deleted among its own calls leaves nothing, and no call fails', async () => {
    const account = await addAccount(run);
    const breweries = await insertBreweries(run, 10);
    const own = `/api/users/${account.id}`;
    const answers = await Promise.all([
      ...breweries.flatMap((breweryId) => [
        account.call('POST', '/api/checkins', { userId: account.id, breweryId }),
        account.call('PUT', `${own}/favorites`, { breweryId }),
        account.call('PUT', `/api/breweries/${breweryId}/notes`, { notes: 'Dark.' }),
        account.call('POST', `/api/breweries/${breweryId}/claims`, fields),
        account.call('POST', '/api/objects/upload', {}),
      ]),
      account.call('DELETE', own),
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    expect(
      answers.filter(({ status }) => status >= 500),
      run.logged(),
    ).toEqual([]);
    for (const table of OF_A_PERSON) {
      const rows = run.db.selectFrom(table).selectAll().where('userId', '=', account.id);
      expect(await rows.execute(), table).toEqual([]);
    }
  });

  test('calls that wait while their account is deleted are answered as without a session', async () => {
    const [account, admin] = [await addAccount(run), await addAccount(run, { role: 'admin' })];
    const [breweryId] = await insertBreweries(run, 1);
    const calls = await run.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('users').where('id', '=', account.id).execute();
      const waiting = [
        account.call('PUT', `/api/users/${account.id}/favorites`, { breweryId }),
        account.call('PUT', `/api/breweries/${breweryId}/notes`, { notes: 'Dark.' }),
        account.call('POST', '/api/objects/upload', {}),
        account.call('POST', `/api/breweries/${breweryId}/claims`, fields),
        admin.call('PUT', `/api/breweries/${breweryId}/owner`, { email: account.email }),
      ];
      await untilWaiting(run, waiting.length);
      return { waiting };
    });
    const answers = countOf(await Promise.all(calls.waiting));
    expect(answers, run.logged()).toEqual({ '401 auth.required': 4, '404 user.notFound': 1 });
  });
}

/** Waits until calls wait for the locks of another transaction. */
async function untilWaiting({ db }: Instances, count: number): Promise<void> {
  const waiting = sql`select from pg_locks where not granted
    and pid in (select pid from pg_stat_activity where datname = current_database())`;
  await vi.waitFor(
    async () => expect((await waiting.execute(db)).rows.length).toBeGreaterThanOrEqual(count),
    60_000,
  );
}

const OF_A_PERSON = [
  'brewery_claims',
  'brewery_notes',
  'check_ins',
  'sessions',
  'user_favorites',
] as const;
