import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import { makeUser } from '../../../testing/factories/user.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../../testing/trails.ts';
import { endTrails } from './end-trails.ts';
import { BACKLOG_WAIT_MS, stampBacklog } from './stamp-backlog.ts';

const adminEmails = ['admin@people.example'];

async function count(run: TestApp): Promise<void> {
  run.passTime(BACKLOG_WAIT_MS);
  await stampBacklog(run.deps);
}

test('opening a trail stamps the verified check-ins since its first day, by its rules', async () => {
  const run = await buildTestApp({ config: { adminEmails } });
  const [admin, ada] = [await signUp(run, 'admin'), await signUp(run, 'ada')];
  const breweries = await addBreweries(run, ['A', 'B', 'C', 'D']);
  const [a, b, c, d] = breweries;
  if (!a || !b || !c || !d) throw new Error('Four breweries were added.');
  await visit(ada, d);
  run.passTime(DAY_MS);
  // Check-ins from this day on count, because the trail, which is made later, starts here.
  for (const brewery of [a, b, c]) {
    await visit(ada, brewery);
    run.passTime(HOUR_MS);
  }
  run.passTime(DAY_MS);
  await visit(ada, c, { latitude: undefined, longitude: undefined });
  await visit(ada, b);
  const trail = await addTrail(run, breweries, {
    ...{ openedAt: null, startsOn: '2026-05-02', stampsPerDay: 2, stampsNeeded: 2 },
  });
  const opened = await admin.call('PUT', `/api/trails/${trail.id}/open`, { open: true });
  expect(opened.json()).toMatchObject({ isCounting: true, completions: 0 });
  const progress = async () => (await ada.call('GET', `/api/trails/${trail.id}/progress`)).json();
  expect(await progress()).toMatchObject({ stamps: [], isCounting: true });

  await count(run);
  const after = await progress();
  expect(after).toMatchObject({ stampsLeft: 0, isCounting: false, prize: { redeemedAt: null } });
  expect(after.stamps).toMatchObject([
    { breweryName: 'A', stampedOn: '2026-05-02', way: 'position' },
    { breweryName: 'B', stampedOn: '2026-05-02' },
  ]);
  expect((await admin.call('GET', `/api/admin/trails/${trail.id}`)).json()).toMatchObject({
    ...{ isCounting: false, completions: 1 },
  });
  // Counting again changes nothing.
  const { prize } = after;
  await admin.call('PUT', `/api/trails/${trail.id}`, { story: 'Told once more.' });
  await count(run);
  expect((await progress()).prize).toEqual(prize);
});

test('a trail in order counts check-ins in their order, and goes on where it was stopped', async () => {
  const run = await buildTestApp({ config: { adminEmails } });
  const { db } = run.deps;
  const admin = await signUp(run, 'admin');
  const breweries = await addBreweries(run, ['First', 'Second']);
  const [first, second] = breweries;
  if (!first || !second) throw new Error('Two breweries were added.');
  const people = Array.from({ length: 450 }, () => makeUser({ verifiedCheckins: 3 }));
  await db.insertInto('users').values(people).execute();
  const checkins = people.flatMap(({ id: userId }, at) => {
    // Every third person began with the second brewery, and never came back.
    const order = at % 3 === 0 ? [second, first] : [first, second];
    return order.map(({ id: breweryId }, hour) => {
      const createdAt = `2026-04-0${hour + 1}T20:00:00.000Z`;
      return makeCheckin({ userId, breweryId, createdAt });
    });
  });
  for (let at = 0; at < checkins.length; at += 300) {
    const some = checkins.slice(at, at + 300);
    await db.insertInto('check_ins').values(some).execute();
  }
  const trail = await addTrail(run, breweries, { openedAt: null, isOrdered: 1, prize: null });
  await admin.call('PUT', `/api/trails/${trail.id}/open`, { open: true });
  run.passTime(BACKLOG_WAIT_MS);
  let batches = 0;
  await stampBacklog(run.deps, () => {
    batches += 1;
    return batches <= 1;
  });
  const stamps = async () => await db.selectFrom('passport_stamps').select('userId').execute();
  const some = (await stamps()).length;
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(750);
  await stampBacklog(run.deps);
  // Two stamps of 300 people, and one of 150.
  expect(await stamps()).toHaveLength(750);
  const complete = await db.selectFrom('passport_completions').selectAll().execute();
  expect(complete).toHaveLength(300);
  expect(complete[0]?.completedAt).toBe('2026-04-02T20:00:00.000Z');
});

test('a trail that an administrator changes counts again, and takes nothing away', async () => {
  const run = await buildTestApp({ config: { adminEmails } });
  const [admin, ada] = [await signUp(run, 'admin'), await signUp(run, 'ada')];
  const [a, b, c] = await addBreweries(run, ['A', 'B', 'C']);
  if (!a || !b || !c) throw new Error('Three breweries were added.');
  const trail = await addTrail(run, [a, b], { prize: null });
  await visit(ada, a);
  run.passTime(HOUR_MS);
  await visit(ada, c);
  const list = [b, c].map(({ id: breweryId }) => ({ breweryId, prizeStock: null }));
  const path = `/api/trails/${trail.id}`;
  const changed = await admin.call('PUT', path, { breweries: list, prize: 'A sticker' });
  expect(changed.json()).toMatchObject({ isCounting: true, breweries: [{ name: 'B' }, {}] });
  await count(run);
  const progress = (await ada.call('GET', `${path}/progress`)).json();
  expect(progress.stamps).toMatchObject([{ breweryName: 'A' }, { breweryName: 'C' }]);
  expect(progress).toMatchObject({ stampsLeft: 0, prize: { prize: 'A sticker' } });
});

test('a trail ends when its last day is over everywhere, and goes on if it gets a later one', async () => {
  const run = await buildTestApp({ config: { adminEmails }, startAt: '2026-05-02T11:59:00.000Z' });
  const [admin, ada] = [await signUp(run, 'admin'), await signUp(run, 'ada')];
  const [one] = await addBreweries(run, ['One']);
  if (!one) throw new Error('A brewery was added.');
  const trail = await addTrail(run, [one], { endsOn: '2026-05-01' });
  const listed = async () => (await ada.call('GET', '/api/trails')).json().length;
  await endTrails(run.deps);
  expect(await listed()).toBe(1);
  run.passTime(60_000);
  await endTrails(run.deps);
  expect(await listed()).toBe(0);
  const path = `/api/trails/${trail.id}`;
  const reopen = await admin.call('PUT', `${path}/open`, { open: false });
  expect(reopen.json()).toMatchObject({ closedAt: '2026-05-02T12:00:00.000Z' });
  const refused = await admin.call('PUT', `${path}/open`, { open: true });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'trail.over']);
  await admin.call('PUT', path, { endsOn: '2026-06-01' });
  expect((await admin.call('PUT', `${path}/open`, { open: true })).statusCode).toBe(200);
  expect(await listed()).toBe(1);
  expect((await visit(ada, one)).trails).toMatchObject([{ isCompleted: true }]);
});
