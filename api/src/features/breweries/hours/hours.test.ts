import { hoursText } from '@hoptrail/contracts/hours/hours-text';
import type { Span } from '@hoptrail/contracts/hours/types';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { signUp } from '../../../testing/person.ts';
import { readStoredHours } from './read-stored-hours.ts';

const evening: Span = { opens: '16:00', closes: '22:00' };
const late: Span = { opens: '16:00', closes: '02:00' };
const days = [[], [evening], [evening], [evening], [late], [late], []];
const closed = { from: '2026-12-24', to: '2026-12-26', spans: [], note: 'Christmas' };
const WRITTEN = 'Mon closed\nTue-Thu 4 pm - 10 pm\nFri-Sat 4 pm - 2 am\nSun closed';
const WORDS = 'Tue-Thu 4 pm - 9 pm (kitchen until 8)';

let run: TestApp;
let owner: Awaited<ReturnType<typeof signUp>>;
let path: string;

beforeEach(async () => {
  run = await buildTestApp();
  owner = await signUp(run, 'owner');
  path = `/api/breweries/${(await addBrewery(run, { name: 'Porch', hours: null, ownerId: owner.userId })).id}`;
});

const put = async (changes: object, person = owner) => await person.call('PUT', path, changes);
const saved = async (changes: object) => {
  const response = await put(changes);
  expect(response.statusCode, response.body).toBe(200);
  const { openingHours, hoursExceptions, hasOwnHours, hours } = response.json();
  return { openingHours, hoursExceptions, hasOwnHours, hours };
};

test('the text follows the rows until an owner keeps their own words', async () => {
  const rows = { openingHours: { days }, hoursExceptions: [closed] };
  expect(await saved(rows)).toEqual({ ...rows, hasOwnHours: false, hours: WRITTEN });
  const own = { ...rows, hasOwnHours: true, hours: 'Come by. We are there.' };
  expect(await saved(own)).toEqual(own);
  const fewer = { openingHours: { days: days.with(1, []) } };
  expect(await saved(fewer)).toEqual({ ...own, ...fewer });
  expect(await saved({ ...rows, hasOwnHours: false })).toMatchObject({ hours: WRITTEN });
  // An empty text of the owner's is replaced by the written one.
  expect(await saved({ ...rows, hasOwnHours: true, hours: '' })).toMatchObject({
    ...{ hasOwnHours: false, hours: WRITTEN },
  });
  // A client that sends everything back, with other words, means the words.
  const whole = (await owner.call('GET', path)).json();
  expect(await saved({ ...whole, hours: 'Ask Ann' })).toEqual({ ...own, hours: 'Ask Ann' });
  expect(await saved({ openingHours: null })).toMatchObject({ hours: 'Ask Ann' });
  await saved({ ...rows, hasOwnHours: false });
  expect(await saved({ openingHours: null })).toMatchObject({ openingHours: null, hours: null });
});

test('a client that sends only a text sets the rows that it says, and none that contradict it', async () => {
  await saved({ openingHours: { days } });
  expect(await saved({ hours: 'Daily 3-9 pm' })).toMatchObject({
    openingHours: { days: days.map(() => [{ opens: '15:00', closes: '21:00' }]) },
    ...{ hasOwnHours: false, hours: 'Daily 3-9 pm' },
  });
  expect(await saved({ hours: WORDS })).toMatchObject({ hasOwnHours: true, hours: WORDS });
  expect(await saved({ phone: '1', hours: WORDS })).toMatchObject({ hasOwnHours: true });
  expect(await saved({ hours: 'Closed for a new roof' })).toMatchObject({
    ...{ openingHours: null, hasOwnHours: false, hours: 'Closed for a new roof' },
  });
  // The history has the rows as a text that can be read again.
  const [entry] = (await owner.call('GET', `${path}/history`)).json().entries;
  expect(entry.changes).toContainEqual({
    field: 'openingHours',
    before: 'Mon closed\nTue-Thu 4 pm - 9 pm\nFri-Sun closed',
    after: null,
  });
});

test('lists and pages have the rows, exceptions, zone and offers, and the history has words', async () => {
  const fields = { openingHours: { days }, hoursExceptions: [closed], offers: ['dogs', 'parking'] };
  await saved({ ...fields, offers: ['dogs', 'parking', 'dogs'], ownTimeZone: 'america/denver' });
  const zone = { ownTimeZone: 'America/Denver', timeZone: 'America/Denver' };
  for (const url of [path, '/api/breweries', '/api/breweries?lat=35.4&lng=-97.5&radius=50']) {
    const json = (await owner.call('GET', url)).json();
    expect(Array.isArray(json) ? json[0] : json).toMatchObject({ ...fields, ...zone });
  }
  const [{ changes }] = (await owner.call('GET', `${path}/history`)).json().entries;
  expect(changes).toEqual([
    { field: 'openingHours', before: null, after: WRITTEN },
    {
      field: 'hoursExceptions',
      before: null,
      after: '2026-12-24 - 2026-12-26 closed (Christmas)',
    },
    { field: 'hours', before: null, after: WRITTEN },
    { field: 'ownTimeZone', before: null, after: 'America/Denver' },
    { field: 'offers', before: null, after: 'Dogs welcome, Parking' },
  ]);
  expect(await put({ ownTimeZone: '', offers: null })).toMatchObject({ statusCode: 200 });
  const json = (await owner.call('GET', path)).json();
  expect(json).toMatchObject({ ownTimeZone: null, timeZone: 'America/Chicago', offers: [] });
});

test('special days that ended more than a year ago are dropped', async () => {
  const day = (daysAgo: number) => {
    const at = run.deps.clock.now().getTime() - daysAgo * DAY_MS;
    return new Date(at).toISOString().slice(0, 10);
  };
  const ending = (daysAgo: number) => ({ from: day(daysAgo + 2), to: day(daysAgo), spans: [] });
  const kept = [ending(364), ending(-20)];
  const sent = { openingHours: { days }, hoursExceptions: [ending(367), ...kept] };
  expect(await saved(sent)).toMatchObject({ hoursExceptions: kept });
});

test('somebody else who changed the rows meanwhile is not overwritten', async () => {
  const basedOn = { openingHours: null, hours: null };
  await saved({ openingHours: { days }, basedOn });
  const other = await put({ openingHours: { days: days.toReversed() }, basedOn });
  expect([other.statusCode, other.json()]).toMatchObject([
    409,
    { code: 'edit.conflict', current: { openingHours: { days }, hours: WRITTEN } },
  ]);
});

test('staff change the hours, but not the zone and the offers', async () => {
  const bea = await signUp(run, 'bea');
  await owner.call('POST', `${path}/staff`, { person: 'bea' });
  const whole = (await bea.call('GET', path)).json();
  const hours = {
    openingHours: { days },
    hoursExceptions: [closed],
    hasOwnHours: true,
    hours: 'x',
  };
  expect((await put({ ...whole, ...hours }, bea)).json()).toMatchObject(hours);
  for (const changes of [{ ownTimeZone: 'America/Denver' }, { offers: ['dogs'] }]) {
    const refused = await put({ ...changes, hoursExceptions: [] }, bea);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'brewery.ownersOnly']);
  }
  expect((await bea.call('GET', path)).json()).toMatchObject(hours);
});

const wide: Span = { opens: '12:00', closes: '20:00' };
const early: Span = { opens: '01:00', closes: '05:00' };
const on = (from: string, to = from, spans: Span[] = []) => ({ from, to, spans });

const refusals: [changes: object, sentence: string][] = [
  [
    { ownTimeZone: 'America/Guthrie' },
    'There is no such time zone. Please choose one, such as America/Chicago.',
  ],
  [{ ownTimeZone: '+05:00' }, 'There is no such time zone.'],
  [{ openingHours: { days: days.slice(1) } }, 'Send seven days, Monday first.'],
  [
    { openingHours: { days: days.with(2, [evening, wide]) } },
    'On Wednesday, noon - 8 pm and 4 pm - 10 pm overlap.',
  ],
  [
    { openingHours: { days: days.with(6, [early]) } },
    "Saturday's 4 pm - 2 am and Sunday's 1 am - 5 am overlap.",
  ],
  [
    { openingHours: { days: days.with(6, [late]).with(0, [early]) } },
    "Sunday's 4 pm - 2 am and Monday's 1 am - 5 am overlap.",
  ],
  [
    { openingHours: { days: days.with(0, [{ opens: '16:00', closes: '24:00' }]) } },
    'Please enter a time from 00:00 to 23:59',
  ],
  [
    {
      openingHours: {
        days: days.with(
          0,
          Array.from({ length: 5 }, () => wide),
        ),
      },
    },
    'A day has at most 4 spans of hours.',
  ],
  [
    { hoursExceptions: [on('2026-02-30')] },
    'There is no such date. Please enter one, such as 2026-12-24.',
  ],
  [{ hoursExceptions: [on('Christmas')] }, 'There is no such date.'],
  [
    { hoursExceptions: [on('2026-12-26', '2026-12-24')] },
    'The last day, 2026-12-24, is before the first, 2026-12-26.',
  ],
  [
    { hoursExceptions: [on('2026-12-24'), on('2026-12-24')] },
    'There are two entries for 2026-12-24.',
  ],
  [
    { hoursExceptions: [on('2026-06-01', '2026-08-31', [late, early])] },
    'From 2026-06-01 on, 4 pm - 2 am and 1 am - 5 am of the next day overlap.',
  ],
  [
    {
      hoursExceptions: Array.from({ length: 41 }, (_, day) =>
        on(new Date(day * 864e5).toISOString().slice(0, 10)),
      ),
    },
    'There are at most 40 special days and seasons.',
  ],
  [{ offers: ['sauna'] }, 'Please choose from the list.'],
];

test('every mistake is refused with a sentence, and nothing is stored', async () => {
  const before = (await owner.call('GET', path)).json();
  for (const [changes, sentence] of refusals) {
    const refused = await put({ ...changes, phone: '555' });
    const { message } = refused.json();
    expect([refused.statusCode, message]).toEqual([400, expect.stringContaining(sentence)]);
  }
  expect((await owner.call('GET', path)).json()).toEqual(before);
});

test('the kitchen and the happy hour have weeks of their own, and leave the text as it is', async () => {
  await saved({ openingHours: { days } });
  const [kitchenHours, happyHours] = [
    { days: days.with(5, [evening]) },
    { days: days.map((_, day) => (day === 2 ? [{ opens: '16:00', closes: '18:00' }] : [])) },
  ];
  const both = (await put({ kitchenHours, happyHours })).json();
  expect(both).toMatchObject({ kitchenHours, happyHours, hours: WRITTEN, hasOwnHours: false });
  expect((await put({ happyHours: null })).json()).toMatchObject({
    kitchenHours,
    happyHours: null,
  });
  const { entries } = (await owner.call('GET', `${path}/history`)).json();
  expect(entries[0].changes).toEqual([
    expect.objectContaining({
      field: 'happyHours',
      before: 'Mon-Tue closed\nWed 4 pm - 6 pm\nThu-Sun closed',
    }),
  ]);
  const overlap = { days: days.with(1, [evening, { opens: '21:00', closes: '23:00' }]) };
  const refused = await put({ kitchenHours: overlap });
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringContaining('On Tuesday, 4 pm - 10 pm and 9 pm - 11 pm overlap.'),
  ]);
  const { db } = run.deps;
  await db.updateTable('breweries').set({ kitchenHours: '{"days":[]}' }).execute();
  expect((await owner.call('GET', path)).json()).toMatchObject({
    kitchenHours: null,
    hours: WRITTEN,
  });
});

test('texts of earlier releases are read in the background, and left as they are', async () => {
  const { db } = run.deps;
  const text = async (name: string, hours: string | null) =>
    (await addBrewery(run, { name, hours })).id;
  const [plain, inWords, none] = [
    await text('Plain', 'Tue-Sat 4-10 pm'),
    await text('Words', WORDS),
    await text('None', 'By the lamp'),
  ];
  const state = async (id: string) => {
    const { openingHours, hasOwnHours, hours } = (
      await owner.call('GET', `/api/breweries/${id}`)
    ).json();
    return [openingHours && hoursText(openingHours), hasOwnHours, hours];
  };
  expect(await state(plain)).toEqual([null, false, 'Tue-Sat 4-10 pm']);
  expect(await readStoredHours(db)).toBe(3);
  expect(await readStoredHours(db)).toBe(0);
  expect(await state(plain)).toEqual([
    'Mon closed\nTue-Sat 4 pm - 10 pm\nSun closed',
    ...[false, 'Tue-Sat 4-10 pm'],
  ]);
  expect(await state(inWords)).toEqual([
    'Mon closed\nTue-Thu 4 pm - 9 pm\nFri-Sun closed',
    ...[true, WORDS],
  ]);
  expect(await state(none)).toEqual([null, false, 'By the lamp']);
  // An instance of an earlier release knows only the text.
  const change = (id: string, hours: string | null) =>
    db.updateTable('breweries').set({ hours }).where('id', '=', id).execute();
  await change(plain, null);
  await change(inWords, 'We moved');
  await change(none, 'Daily noon - 8 pm');
  expect(await readStoredHours(db)).toBe(3);
  expect(await state(plain)).toEqual([null, false, null]);
  expect(await state(inWords)).toEqual([null, false, 'We moved']);
  expect(await state(none)).toEqual(['Daily noon - 8 pm', false, 'Daily noon - 8 pm']);
  // Rows that the owner removed do not come back.
  await saved({ openingHours: { days } });
  await saved({ openingHours: null });
  expect(await readStoredHours(db)).toBe(0);
});
