import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { makeUntappdRow, untappdCsv, untappdJson } from '../../../testing/factories/other-apps.ts';
import { addPorchLight, IMPORTS, importFile, visitsOf } from '../../../testing/import-file.ts';
import { signUp } from '../../../testing/person.ts';

test.each([
  ['CSV', untappdCsv],
  ['JSON', untappdJson],
])('reads Untappd’s %s, with ratings in quarters and in tenths', async (_format, written) => {
  const run = await buildTestApp();
  const brewery = await addPorchLight(run);
  const fan = await signUp(run, 'fan');
  const file = written([
    makeUntappdRow({ rating_score: 3.75, comment: '=1+1, and "more"\nof it' }),
    makeUntappdRow({
      beer_name: 'Wool Sock',
      rating_score: 4.1,
      // Late in the evening there, the next day in UTC; without a position of its own.
      created_at: '2024-03-02 03:30:00',
      venue_lat: '',
      venue_lng: '',
    }),
    makeUntappdRow({
      beer_name: 'Far Away',
      venue_name: 'Kiez Bar',
      venue_city: 'Berlin',
      venue_lat: 52.5,
      venue_lng: 13.4,
      rating_score: '',
    }),
    makeUntappdRow({
      beer_name: 'Sofa Lager',
      venue_name: 'Untappd at Home',
      venue_lat: '',
      venue_lng: '',
    }),
  ]);
  const done = await importFile(run, fan, file);
  expect(done).toMatchObject({
    source: 'untappd',
    state: 'done',
    progress: 1,
    added: 4,
    repeated: 0,
    skipped: 0,
    matched: 2,
    unmatched: 1,
  });
  const visits = await visitsOf(fan);
  expect(
    visits.map(({ name, breweryId, beers }) => [name, breweryId, beers.length]).toSorted(),
  ).toEqual([
    ['Kiez Bar', null, 1],
    ['Porch Light Brewing Co.', brewery.id, 2],
  ]);
  const here = visits.find(({ breweryId }) => breweryId === brewery.id);
  expect(here).toMatchObject({ visitedOn: '2024-03-01', visitedAt: '2024-03-01T20:12:00.000Z' });
  expect(here?.beers.map(({ rating, notes }) => [rating, notes])).toEqual([
    ['3.75', '=1+1, and "more"\nof it'],
    ['4.1', null],
  ]);
  const unmatched = await fan.call('GET', `${IMPORTS}/${done.id}/unmatched`);
  expect(unmatched.json()).toEqual({
    total: 1,
    places: [
      { name: 'Kiez Bar', city: 'Berlin', state: 'OK', country: 'United States', checkins: 1 },
    ],
  });
  // They count for nothing.
  expect((await fan.call('GET', '/api/auth/me')).json().user).toMatchObject({ checkins: 0 });
  expect((await fan.call('GET', '/api/leaderboard')).json()).toEqual([]);
});

test('a broken row is named by its line and left out', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const good = makeUntappdRow();
  const csv = untappdCsv([
    good,
    makeUntappdRow({ rating_score: 5.1 }),
    makeUntappdRow({ created_at: 'last week' }),
    makeUntappdRow({ checkin_id: '', checkin_url: '' }),
    makeUntappdRow({ beer_name: '' }),
    makeUntappdRow({ created_at: '2999-01-01 00:00:00' }),
  ]);
  const lines = csv.trimEnd().split('\n');
  const broken = [...lines, 'one,two', '"never closed', lines[1]?.replace(/9\d{8}/g, '123')].join(
    '\n',
  );
  const done = await importFile(run, fan, broken);
  expect(done).toMatchObject({ state: 'done', added: 2, skipped: 7 });
  expect(done.problems).toEqual([
    { place: 'line 3', problem: 'the rating "5.1" is not one from 0 to 5' },
    { place: 'line 4', problem: 'the date "last week" cannot be read' },
    { place: 'line 5', problem: 'it has no checkin_id' },
    { place: 'line 6', problem: 'it names no beer' },
    { place: 'line 7', problem: 'the date "2999-01-01 00:00:00" cannot be read' },
    { place: 'line 8', problem: '2 of 32 columns' },
    { place: 'line 9', problem: 'a quotation mark is not closed or stands inside a field' },
  ]);
  const json = untappdJson([makeUntappdRow(), makeUntappdRow()]).replace(
    /"beer_type":/,
    '"beer_type"',
  );
  const partly = await importFile(run, fan, json);
  expect(partly).toMatchObject({ state: 'done', added: 1, skipped: 1 });
  expect(partly.problems).toEqual([{ place: 'line 2', problem: 'it is not valid JSON' }]);
});

const NEITHER =
  'This file is neither an export of Untappd (CSV or JSON) nor one of Swarm (a zip, or its check-in files).';

test.each([
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), NEITHER],
  ['a page', '<!doctype html><p>Hello', NEITHER],
  ['a text', 'Dear diary', NEITHER],
  ['another list', 'id,name\n1,Porch Light\n', NEITHER],
  [
    'a list that lacks a column',
    'beer_name,brewery_name\nWool Sock,Porch Light\n',
    /is no export of Untappd: its first line does not name created_at\./,
  ],
  ['other JSON', '[{"name": "Porch Light"}]', NEITHER],
  ['an empty list', '[]', 'There are no check-ins in this file.'],
  ['blanks', '   \n\n', 'There are no check-ins in this file.'],
  ['brackets without end', '[{'.repeat(400_000), /a bracket is not closed/],
  ['deep lists', '['.repeat(400_000), NEITHER],
  [
    'half a file',
    untappdJson([makeUntappdRow(), makeUntappdRow()]).slice(0, -2),
    /breaks off after line/,
  ],
])('refuses %s with a sentence', async (_what, file, sentence) => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const done = await importFile(run, fan, file);
  expect(done).toMatchObject({ state: 'failed' });
  if (sentence instanceof RegExp) expect(done.problem).toMatch(sentence);
  else expect(done.problem).toBe(sentence);
});

test.each([
  [
    'UTF-16',
    (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
  ],
  ['UTF-8 with a mark', (text: string) => Buffer.from(`\ufeff${text}`)],
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('reads a list in %s', async (_name, encode) => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const file = encode(
    untappdCsv([makeUntappdRow({ beer_name: 'Märzen für Zoë', venue_name: 'Café' })]),
  );
  expect(await importFile(run, fan, file)).toMatchObject({ state: 'done', added: 1 });
  expect(await visitsOf(fan)).toMatchObject([
    { name: 'Café', beers: [{ name: 'Märzen für Zoë' }] },
  ]);
});
