import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { signUp } from '../../../testing/person.ts';
import { addBreweries } from '../../../testing/trails.ts';

let run: TestApp;
let admin: Awaited<ReturnType<typeof signUp>>;
let ids: string[];

beforeEach(async () => {
  run = await buildTestApp({ config: { adminEmails: ['admin@people.example'] } });
  admin = await signUp(run, 'admin');
  ids = (await addBreweries(run, ['One', 'Two', 'Three'])).map(({ id }) => id);
});

const stops = (list: readonly string[], prizeStock: number | null = null) =>
  list.map((breweryId) => ({ breweryId, prizeStock }));

const trail = (more: object = {}) => ({
  name: 'Summer Porches',
  story: 'One porch after the other.',
  startsOn: '2026-05-01',
  endsOn: '2026-09-30',
  stampsNeeded: 3,
  reward: 'A badge',
  breweries: stops(ids),
  ...more,
});

const create = (more: object = {}) => admin.call('POST', '/api/trails', trail(more));

test('a trail is a draft until it is opened, and is listed until it is closed', async () => {
  const picture = await admin.upload();
  const created = await create({ picture, prize: 'A growler', breweries: stops(ids, 12) });
  expect(created.statusCode, created.body).toBe(200);
  const { id } = created.json();
  expect(created.json()).toMatchObject({
    ...{ picture, isOrdered: false, stampsPerDay: 4, prize: 'A growler', prizeUntil: null },
    ...{ openedAt: null, closedAt: null, endedAt: null, completions: 0, isCounting: false },
    breweries: [
      { name: 'One', prizeStock: 12, prizesRedeemed: 0, isClosed: false },
      { name: 'Two' },
      { name: 'Three' },
    ],
  });
  const listed = async () => (await run.app.inject({ url: '/api/trails' })).json();
  expect(await listed()).toEqual([]);
  const open = async (isOpen: boolean) =>
    (await admin.call('PUT', `/api/trails/${id}/open`, { open: isOpen })).json();
  expect(await open(false)).toMatchObject({ openedAt: null, closedAt: null });
  expect(await open(true)).toMatchObject({ openedAt: '2026-05-01T12:00:00.000Z' });
  expect(await listed()).toMatchObject([
    {
      ...{ id, name: 'Summer Porches', breweryIds: ids, stampsToComplete: 3, notice: null },
      ...{ prizeUntil: '2026-10-30', badgeIcon: `/art/trails/${id}/badge.svg` },
    },
  ]);
  expect(await open(false)).toMatchObject({ closedAt: '2026-05-01T12:00:00.000Z' });
  expect(await listed()).toEqual([]);
  expect(await open(true)).toMatchObject({ closedAt: null });
  const history = await admin.call('GET', '/api/admin/history?kind=passport');
  expect(history.json().entries.map(({ verb }: { verb: string }) => verb)).toEqual([
    'reopened',
    'closed',
    'opened',
    'created',
  ]);
  const all = (await admin.call('GET', '/api/admin/trails?limit=1')).json();
  expect(all).toMatchObject({ trails: [{ id }], nextCursor: null });
});

test('a change keeps what others changed meanwhile, and tells the history', async () => {
  const { id } = (await create()).json();
  const path = `/api/trails/${id}`;
  const [one = '', two = '', three = ''] = ids;
  const put = (body: object) => admin.call('PUT', path, body);
  const basedOn = { breweries: stops(ids) };
  const reordered = stops([three, one, two]);
  const changed = await put({ breweries: reordered, isOrdered: true, basedOn });
  expect(changed.json()).toMatchObject({
    isOrdered: true,
    breweries: [{ name: 'Three' }, { name: 'One' }, { name: 'Two' }],
  });
  const late = await put({ breweries: stops([one]), stampsNeeded: 1, basedOn });
  expect([late.statusCode, late.json().code, late.json().current]).toEqual([
    409,
    'edit.conflict',
    { breweries: reordered.map((stop) => ({ ...stop, question: null })) },
  ]);
  const [entry] = (await admin.call('GET', '/api/admin/history?kind=passport')).json().entries;
  expect(entry.changes).toEqual([
    { field: 'isOrdered', before: 'No', after: 'Yes' },
    { field: 'breweries', before: 'One, Two, Three', after: 'Three, One, Two' },
  ]);
  const without = await put({ breweries: stops([two]), stampsNeeded: 1 });
  expect(without.json().breweries).toHaveLength(1);
  expect((await put({ breweries: stops([two, one]) })).json().breweries).toHaveLength(2);
});

test.each([
  [{ endsOn: '2026-04-30' }, 'The last day is not before the first one.'],
  [{ startsOn: 'tomorrow' }, 'Please enter a day, such as 2026-05-01.'],
  [{ prizeUntil: '2026-09-01' }, 'The prize is valid until the last day at least.'],
  [{ stampsNeeded: 4 }, 'A trail cannot need more stamps than it has breweries.'],
  [{ stampsNeeded: 0 }, 'Please enter 1 at least.'],
  [{ stampsPerDay: 21 }, 'Please enter 20 at most.'],
  [{ breweries: [] }, 'A trail has at least one brewery.'],
  [{ name: ' ' }, 'Required'],
  [{ picture: 'javascript:alert(1)' }, 'This picture does not exist.'],
])('refuses a trail with %j and says why', async (wrong, sentence) => {
  const refused = await create(wrong);
  expect([400, 404]).toContain(refused.statusCode);
  expect(refused.json().message).toContain(sentence);
});

test('refuses breweries that are twice on it, closed or unknown, and changes that do not fit', async () => {
  const [one = '', two = ''] = ids;
  const messageOf = async (breweries: object[]) => (await create({ breweries })).json().message;
  expect(await messageOf(stops([one, one, two]))).toBe('A brewery is on the trail once.');
  expect(await messageOf(stops([one, two, 'none']))).toBe('Brewery not found');
  const { id } = (await create()).json();
  await admin.call('PUT', `/api/breweries/${two}/closed`, { closed: true });
  expect(await messageOf(stops(ids))).toBe('This brewery is closed.');
  const put = (body: object) => admin.call('PUT', `/api/trails/${id}`, body);
  // A closed brewery that is on the trail already stays.
  expect((await put({ breweries: stops(ids, 3) })).statusCode).toBe(200);
  expect((await put({ endsOn: '2026-04-01' })).json().message).toBe(
    'The last day is not before the first one.',
  );
  expect((await put({ breweries: stops([one]) })).json().message).toBe(
    'A trail cannot need more stamps than it has breweries.',
  );
  expect((await admin.call('PUT', '/api/trails/none', { name: 'X' })).json().code).toBe(
    'trail.notFound',
  );
});

test('a report counts people at each brewery, and hides fewer than five', async () => {
  const { id } = (await create()).json();
  const report = async () => await admin.call('GET', `/api/admin/trails/${id}/report`);
  expect((await report()).json()).toEqual({
    ...{ started: 0, finished: 0 },
    stops: ids.map((breweryId, at) => ({
      ...{ breweryId, name: ['One', 'Two', 'Three'][at], stamps: 0, prizesRedeemed: 0 },
    })),
  });
  const fans = [];
  for (const name of ['ann', 'bob', 'cid', 'dee', 'eve'])
    fans.push((await signUp(run, name)).userId);
  const stampedAt = '2026-05-01T12:00:00.000Z';
  const stamp = (userId: string, breweryId: string | undefined) => ({
    ...{ id: randomUUID(), userId, passportId: id, breweryId: breweryId ?? null, checkinId: null },
    ...{ stampedOn: '2026-05-01', stampedAt, way: 'position' as const },
  });
  await run.deps.db
    .insertInto('passport_stamps')
    .values([
      ...fans.map((fan) => stamp(fan, ids[0])),
      ...fans.slice(0, 4).map((fan) => stamp(fan, ids[1])),
      // That of a brewery that is gone belongs to no stop.
      stamp(fans[0] ?? '', undefined),
    ])
    .execute();
  const counted = (await report()).json();
  expect(counted).toMatchObject({ started: 5, finished: 0 });
  expect(counted.stops.map(({ stamps }: { stamps: number | null }) => stamps)).toEqual([
    5,
    null,
    0,
  ]);
  expect((await admin.call('GET', '/api/admin/trails/nonsense/report')).statusCode).toBe(404);
});
