import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../testing/trails.ts';
import { BACKLOG_WAIT_MS, stampBacklog } from './backlog/stamp-backlog.ts';

test('a trail that loses a closed brewery needs fewer stamps, says so, and takes none away', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const [admin, ada, bea] = [
    await signUp(run, 'admin'),
    await signUp(run, 'ada'),
    await signUp(run, 'bea'),
  ];
  const breweries = await addBreweries(run, ['One', 'Two', 'Three']);
  const [one, two, three] = breweries;
  if (!one || !two || !three) throw new Error('Three breweries were added.');
  const trail = await addTrail(run, breweries);
  const read = async () => (await ada.call('GET', `/api/trails/${trail.id}`)).json();
  expect(await read()).toMatchObject({ stampsToComplete: 3, notice: null });
  for (const brewery of [one, three]) await visit(ada, brewery);
  await visit(bea, one);

  await admin.call('PUT', `/api/breweries/${three.id}/closed`, { closed: true });
  expect(await read()).toMatchObject({
    stampsNeeded: 3,
    stampsToComplete: 2,
    notice:
      'Three has closed, so 2 stamps complete this trail instead of 3. Stamps from there still count.',
    breweries: [{ isClosed: false }, { isClosed: false }, { name: 'Three', isClosed: true }],
  });
  run.passTime(BACKLOG_WAIT_MS);
  await stampBacklog(run.deps);
  // Ada has the stamp of the closed one, which counts: her trail is complete now.
  const progress = async (person: typeof ada) =>
    (await person.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(await progress(ada)).toMatchObject({ stampsLeft: 0, isCounting: false });
  expect((await progress(ada)).completedAt).not.toBeNull();
  expect(await progress(bea)).toMatchObject({ stampsLeft: 1, next: { name: 'Two' } });

  await admin.call('PUT', `/api/breweries/${three.id}/closed`, { closed: false });
  expect(await read()).toMatchObject({ stampsToComplete: 3, notice: null });
  expect((await progress(ada)).completedAt).not.toBeNull();
  expect(await progress(bea)).toMatchObject({ stampsLeft: 2 });
});

test('a deleted brewery keeps its stamps, a deleted account keeps nothing but the stock', async () => {
  const run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  const { db } = run.deps;
  const [admin, ada] = [await signUp(run, 'admin'), await signUp(run, 'ada')];
  const breweries = await addBreweries(run, ['One', 'Two', 'Three']);
  const [one, two, three] = breweries;
  if (!one || !two || !three) throw new Error('Three breweries were added.');
  const trail = await addTrail(run, breweries, { stampsNeeded: 2 }, [5, 5, 5]);
  await visit(ada, one);
  run.passTime(HOUR_MS);
  await visit(ada, two);
  const path = `/api/trails/${trail.id}/progress`;
  const { code } = (await ada.call('GET', path)).json().prize;
  const redemption = `/api/breweries/${two.id}/prizes/${code}/redemption`;
  expect((await admin.call('POST', redemption)).statusCode).toBe(200);

  await db.deleteFrom('breweries').where('id', '=', one.id).execute();
  const after = (await ada.call('GET', path)).json();
  expect(after.stamps).toMatchObject([
    { breweryId: null, breweryName: null, stampedOn: '2026-05-01' },
    { breweryName: 'Two' },
  ]);
  expect(after).toMatchObject({ stampsToComplete: 2, stampsLeft: 0 });
  run.passTime(DAY_MS);
  expect((await visit(ada, three)).trails).toMatchObject([{ stamps: 3, isStamped: true }]);

  expect((await ada.call('DELETE', `/api/users/${ada.userId}`)).statusCode).toBe(200);
  for (const table of ['passport_stamps', 'passport_completions', 'prize_codes'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
  expect((await admin.call('GET', `/api/trails/${trail.id}`)).json().breweries).toMatchObject([
    { name: 'Two', prizesLeft: 4 },
    { name: 'Three', prizesLeft: 5 },
  ]);
  expect((await admin.call('GET', `/api/admin/trails/${trail.id}`)).json()).toMatchObject({
    completions: 0,
    breweries: [{ name: 'Two', prizesRedeemed: 1 }, { name: 'Three' }],
  });
});
