import { prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import { DAY_MS, HOUR_MS } from '@hoptrail/contracts/limits';
import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/person.ts';
import { addBreweries, addTrail, visit } from '../../testing/trails.ts';

test('a verified check-in is stamped once, an unverified one is not', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const [one, two] = await addBreweries(run, ['One', 'Two']);
  if (!one || !two) throw new Error('Two breweries were added.');
  const trail = await addTrail(run, [one, two]);
  const unverified = await visit(ada, one, { latitude: undefined, longitude: undefined });
  expect(unverified).toMatchObject({ verified: false, trails: [] });
  run.passTime(DAY_MS);
  const outcome = { trailId: trail.id, name: trail.name, stamps: 1, stampsToComplete: 2 };
  const waiting = { isCompleted: false, hasPrize: false, question: null };
  expect((await visit(ada, one)).trails).toEqual([
    { ...outcome, ...waiting, isStamped: true, note: null },
  ]);
  run.passTime(DAY_MS);
  expect((await visit(ada, one)).trails).toEqual([
    {
      ...outcome,
      ...waiting,
      isStamped: false,
      note: 'You have the stamp of this brewery already.',
    },
  ]);
  expect((await ada.call('GET', `/api/trails/${trail.id}/progress`)).json()).toEqual({
    trailId: trail.id,
    stamps: [
      {
        breweryId: one.id,
        breweryName: 'One',
        stampedOn: '2026-05-02',
        stampedAt: '2026-05-02T12:00:00.000Z',
        timeZone: 'America/Chicago',
        way: 'position',
      },
    ],
    stampsToComplete: 2,
    stampsLeft: 1,
    completedAt: null,
    next: { id: two.id, name: 'Two' },
    prize: null,
    isCounting: false,
    questions: [],
    won: null,
  });
});

test('the last stamp earns the badge, and a prize where there is one', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const breweries = await addBreweries(run, ['One', 'Two', 'Three']);
  const [one, two] = breweries;
  if (!one || !two) throw new Error('Three breweries were added.');
  const glass = await addTrail(run, breweries, { stampsNeeded: 2, endsOn: '2026-05-31' });
  const badge = await addTrail(run, [two], { name: 'Badge Only', prize: null });
  await visit(ada, one);
  run.passTime(HOUR_MS);
  const { trails } = await visit(ada, two);
  expect(trails).toMatchObject([
    { trailId: glass.id, isCompleted: true, hasPrize: true, stamps: 2 },
    { trailId: badge.id, isCompleted: true, hasPrize: false, stamps: 1 },
  ]);
  // The person's own trail names them at each check-in.
  run.passTime(DAY_MS);
  await visit(ada, two);
  const { entries } = (await ada.call('GET', '/api/logbook')).json();
  expect(entries.map(({ trails: named }: LogbookEntry) => named)).toEqual([
    undefined,
    [
      { id: badge.id, name: 'Badge Only' },
      { id: glass.id, name: 'The Porch Trail' },
    ],
    [{ id: glass.id, name: 'The Porch Trail' }],
  ]);
  const progress = (await ada.call('GET', `/api/trails/${glass.id}/progress`)).json();
  expect(progress).toMatchObject({
    completedAt: '2026-05-01T13:00:00.000Z',
    stampsLeft: 0,
    prize: { prize: 'A pint glass', validUntil: '2026-06-30', redeemedAt: null, redeemedBy: null },
  });
  expect(progress.prize.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  expect(progress.prize.link).toMatch(
    new RegExp(`^http.*/redeem\\?code=${prizeCodeText(progress.prize.code)}$`),
  );
  expect(progress.prize.houses.map(({ name }: { name: string }) => name)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  const badges = (await ada.call('GET', '/api/trails/badges')).json();
  expect(badges.toSorted(byName)).toEqual([
    {
      trailId: badge.id,
      name: 'Badge Only',
      icon: `/art/trails/${badge.id}/badge.svg`,
      completedAt: '2026-05-01T13:00:00.000Z',
    },
    expect.objectContaining({ trailId: glass.id, name: 'The Porch Trail' }),
  ]);
  expect((await run.app.inject({ url: badges[0].icon })).statusCode).toBe(200);
  const mine = (await ada.call('GET', '/api/trails/mine')).json();
  expect(mine.toSorted(byName)).toMatchObject([
    { name: 'Badge Only', stamps: 1, stampsToComplete: 1, hasPrize: false, isOver: false },
    { name: 'The Porch Trail', stamps: 2, stampsToComplete: 2, hasPrize: true },
  ]);
});

test('a trail in order stamps the next brewery only, and says so', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const breweries = await addBreweries(run, ['First', 'Second', 'Third']);
  const [first, second, third] = breweries;
  if (!first || !second || !third) throw new Error('Three breweries were added.');
  await addTrail(run, breweries, { isOrdered: 1 });
  const early = await visit(ada, second);
  expect(early.trails).toMatchObject([
    {
      isStamped: false,
      stamps: 0,
      note: 'This trail is stamped in order, and the next stamp is at First. Check in here again when it is the turn of this brewery.',
    },
  ]);
  expect((await visit(ada, first)).trails).toMatchObject([{ isStamped: true }]);
  run.passTime(DAY_MS);
  expect((await visit(ada, second)).trails).toMatchObject([{ isStamped: true, stamps: 2 }]);
  expect((await visit(ada, third)).trails).toMatchObject([{ isCompleted: true, stamps: 3 }]);
});

test('a day has four stamps, or as many as the trail says', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const breweries = await addBreweries(run, ['A', 'B', 'C', 'D', 'E']);
  await addTrail(run, breweries, { name: 'Four', endsOn: '2038-01-01' });
  await addTrail(run, breweries, { name: 'One', stampsPerDay: 1 });
  const outcomes = [];
  for (const brewery of breweries) outcomes.push((await visit(ada, brewery)).trails);
  expect(outcomes.map(([four]) => four.isStamped)).toEqual([true, true, true, true, false]);
  expect(outcomes.map(([, one]) => one.isStamped)).toEqual([true, false, false, false, false]);
  expect(outcomes[4].map(({ note }: { note: string }) => note)).toEqual([
    'At most 4 stamps a day count on this trail. Check in here again on another day.',
    'At most one stamp a day count on this trail. Check in here again on another day.',
  ]);
  // Noon in UTC is 7 a.m. there: the next day begins 17 hours later.
  run.passTime(DAY_MS);
  const [last] = breweries.slice(-1);
  if (!last) throw new Error('Five breweries were added.');
  expect((await visit(ada, last)).trails).toMatchObject([{ stamps: 5 }, { stamps: 2 }]);
});

test("a trail begins and ends with the days of the brewery's own time zone", async () => {
  const run = await buildTestApp({ startAt: '2026-05-01T04:59:00.000Z' });
  const [ada, bea] = [await signUp(run, 'ada'), await signUp(run, 'bea')];
  const [one] = await addBreweries(run, ['One']);
  if (!one) throw new Error('A brewery was added.');
  await addTrail(run, [one], { startsOn: '2026-05-01', endsOn: '2026-05-01' });
  // A minute to midnight on the day before.
  expect((await visit(ada, one)).trails).toEqual([]);
  run.passTime(60_000);
  expect((await visit(bea, one)).trails).toMatchObject([{ isCompleted: true }]);
  run.passTime(DAY_MS);
  expect((await visit(ada, one)).trails).toEqual([]);
});

test('a trail that was closed, or is a draft, makes no stamps', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const [one] = await addBreweries(run, ['One']);
  if (!one) throw new Error('A brewery was added.');
  const at = '2026-04-01T00:00:00.000Z';
  const draft = await addTrail(run, [one], { openedAt: null });
  const closed = await addTrail(run, [one], { closedAt: at });
  const ended = await addTrail(run, [one], { endedAt: at });
  expect((await visit(ada, one)).trails).toEqual([]);
  const statusOf = async (path: string) => (await ada.call('GET', path)).statusCode;
  expect(await statusOf(`/api/trails/${draft.id}`)).toBe(404);
  expect(await statusOf(`/api/trails/${draft.id}/progress`)).toBe(404);
  for (const { id } of [closed, ended]) {
    expect((await ada.call('GET', `/api/trails/${id}`)).json()).toMatchObject({ isOver: true });
  }
  expect((await ada.call('GET', '/api/trails')).json()).toEqual([]);
});

test('the next brewery is the nearest missing one, or the next in order', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const [far, near, nowhere] = [
    ...(await addBreweries(run, ['Far'], { latitude: '35.9' })),
    ...(await addBreweries(run, ['Near'], { latitude: '35.5' })),
    ...(await addBreweries(run, ['Nowhere'], { latitude: null, longitude: null })),
  ];
  if (!far || !near || !nowhere) throw new Error('Three breweries were added.');
  const free = await addTrail(run, [nowhere, far, near]);
  const ordered = await addTrail(run, [far, near], { isOrdered: 1 });
  const next = async (id: string, query = '') => {
    const progress = await ada.call('GET', `/api/trails/${id}/progress${query}`);
    return progress.json().next;
  };
  const here = '?latitude=35.4666&longitude=-97.5116';
  expect(await next(free.id)).toEqual({ id: nowhere.id, name: 'Nowhere' });
  expect(await next(free.id, here)).toMatchObject({ name: 'Near' });
  expect((await next(free.id, here)).distance).toBeCloseTo(2.31, 1);
  expect(await next(ordered.id, here)).toMatchObject({ name: 'Far' });
  await visit(ada, near);
  expect(await next(free.id, here)).toMatchObject({ name: 'Far' });
  const half = await ada.call('GET', `/api/trails/${free.id}/progress?latitude=35`);
  expect([half.statusCode, half.json().message]).toEqual([
    400,
    'Send both latitude and longitude, or neither.',
  ]);
});

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
