import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import {
  makeSwarmCheckin,
  makeUntappdRow,
  swarmJson,
  untappdCsv,
  untappdJson,
} from '../../../testing/factories/other-apps.ts';
import { addPorchLight, importFile, visitsOf } from '../../../testing/import-file.ts';
import { signUp } from '../../../testing/person.ts';
import { zipOf } from '../../../testing/zip.ts';

async function start() {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  return { run, fan, import: (file: string | Buffer) => importFile(run, fan, file) };
}

const odd = (length: number) =>
  Array.from({ length }, () => ({ id: 'x', createdAt: 1_520_000_000 }));
const untappd = JSON.parse(untappdJson([makeUntappdRow(), makeUntappdRow()]));
const { brewery_name: _, ...unbrewed } = JSON.parse(untappdJson([makeUntappdRow()]))[0];
const noPlace = makeSwarmCheckin();
delete noPlace.venue;
delete noPlace.timeZoneOffset;

test.each([
  ['a check-in of Swarm without a place', { items: [noPlace, makeSwarmCheckin()] }, 1, 1],
  ['only a check-in of Swarm without a place', [noPlace], 0, 1],
  ['a shout of Swarm', { items: [{ ...noPlace, type: 'shout' }, makeSwarmCheckin()] }, 1, 1],
  ['900 rows without a shape', [...odd(900), makeSwarmCheckin()], 1, 900],
  ['a row of Untappd without a beer', [{ beer_name: null }, ...untappd], 2, 1],
  ['a row of Untappd without a brewery', [unbrewed, ...untappd], 3, 0],
])('%s in front leaves the others', async (_what, list, added, skipped) => {
  const { import: read } = await start();
  const done = await read(JSON.stringify(list));
  expect(done).toMatchObject({ state: 'done', added, skipped });
});

test('names what is wrong with a check-in without a place, in a zip too', async () => {
  const { import: read } = await start();
  const file = await zipOf({
    'checkins1.json': swarmJson([noPlace]),
    'checkins2.json': swarmJson([makeSwarmCheckin()]),
  });
  const done = await read(file);
  expect(done).toMatchObject({ source: 'swarm', added: 1, skipped: 1 });
  expect(done.problems).toEqual([
    { place: 'checkins1.json, line 4', problem: 'it names no place' },
  ]);
});

const lines = untappdCsv([makeUntappdRow(), makeUntappdRow()]).trimEnd().split('\n');
const [header = '', ...rows] = lines;

test.each([
  ['a comma behind the header', [`${header},`, ...rows]],
  ['commas behind every line', lines.map((line) => `${line},,`)],
  ['commas behind the rows', [header, ...rows.map((line) => `${line}, ,`)]],
])('reads a list with %s', async (_what, list) => {
  const { import: read } = await start();
  expect(await read(list.join('\n'))).toMatchObject({ state: 'done', added: 2, skipped: 0 });
});

test('a list whose rows have other columns is refused, and the message names the first', async () => {
  const { import: read } = await start();
  const { state, problem } = await read([`${header},more`, ...rows].join('\n'));
  expect([state, problem]).toEqual([
    'failed',
    'Of 2 rows of this file, none is a check-in. The first problem is in line 2: 32 of 33 columns.',
  ]);
});

test.each([
  ['CSV', `${header}\n${'x\n'.repeat(20_000)}${rows[0]}`, 'line 2: 1 of 32 columns'],
  [
    'JSON',
    `[${'{x},'.repeat(20_000)}${JSON.stringify(untappd[0])}]`,
    'line 1: it is not valid JSON',
  ],
])('a %s whose first 1,000 rows are no check-ins is refused', async (_what, file, first) => {
  const { import: read } = await start();
  expect((await read(file)).problem).toBe(
    `Of 1,000 rows of this file, none is a check-in. The first problem is in ${first}.`,
  );
});

test('an import ends after 200,000 rows that cannot be read, and keeps the check-ins before', async () => {
  const { fan, import: read } = await start();
  const done = await read([header, ...rows, 'x\n'.repeat(200_001), ...rows].join('\n'));
  expect([done.state, done.problem]).toEqual([
    'failed',
    expect.stringMatching(
      /^More than 200,000 rows of this file cannot be read, .* line 4: 1 of 32/,
    ),
  ]);
  expect(await visitsOf(fan)).not.toEqual([]);
});

test.each(['\r', '\r\n'])('reads a list whose lines end at %j', async (end) => {
  const { import: read } = await start();
  const notes = makeUntappdRow({ comment: 'one\ntwo' });
  const csv = untappdCsv([makeUntappdRow(), makeUntappdRow({ created_at: 'never' }), notes]);
  const done = await read(csv.replaceAll('\n', end));
  expect(done).toMatchObject({ added: 2, skipped: 1 });
  expect(done.problems).toMatchObject([{ place: 'line 3' }]);
  const json = untappdJson([makeUntappdRow(), makeUntappdRow({ created_at: 'never' })]);
  const second = await read(json.replaceAll('\n', end));
  expect(second.problems).toMatchObject([{ place: 'line 36' }]);
});

test('a row of more than 100,000 characters is skipped, closed or not', async () => {
  const { import: read } = await start();
  const long = untappdCsv([makeUntappdRow({ comment: 'a "b" '.repeat(20_000) })]).split('\n')[1];
  const open = `"${'word '.repeat(25_000)}`;
  const done = await read([header, rows[0], long, open, rows[1]].join('\n'));
  expect(done).toMatchObject({ state: 'done', added: 2, skipped: 2 });
  const problem = 'it has more than 100,000 characters';
  expect(done.problems).toEqual([
    { place: 'line 3', problem },
    { place: 'line 4', problem },
  ]);
});

test('a list of blank lines is refused', async () => {
  const { import: read } = await start();
  expect((await read(`${header}\n${'\n'.repeat(300_000)}${rows[0]}`)).problem).toBe(
    'This file is not a list: most of its lines are blank.',
  );
});

test('entities of HTML are decoded once, and a place is found by its real name', async () => {
  const { run, fan, import: read } = await start();
  const brewery = await addPorchLight(run);
  await run.deps.db
    .updateTable('breweries')
    .set({ name: 'Tom & Joe’s Brewing' })
    .where('id', '=', brewery.id)
    .execute();
  await read(
    untappdCsv([
      makeUntappdRow({
        venue_name: 'Tom &amp; Joe&rsquo;s Brewing',
        beer_name: 'M&auml;rzen &#x1F37A;',
        brewery_name: 'AT&T &#8238;Beer',
        comment: '5 &lt; 6, &amp;lt; stays, as do &copy and &nothing;',
      }),
    ]),
  );
  expect(await visitsOf(fan)).toMatchObject([
    {
      breweryId: brewery.id,
      beers: [
        {
          name: 'Märzen 🍺',
          brewery: 'AT&T Beer',
          notes: '5 < 6, &lt; stays, as do &copy and &nothing;',
        },
      ],
    },
  ]);
});

test.each([
  ['2024-02-29 10:00:00', '2024-02-29T10:00:00.000Z'],
  ['2024-02-30 10:00:00', null],
  ['2023-02-29', null],
  ['2024-04-31T10:00:00Z', null],
  ['2024-04-30T23:00:00-06:00', '2024-05-01T05:00:00.000Z'],
  ['2024-06-31 23:00:00 +0200', null],
  ['Thu, 29 Feb 2024 01:30:00 +0200', '2024-02-28T23:30:00.000Z'],
  ['Fri, 30 Feb 2024 01:00:00 +0000', null],
  ['Fri Mar 01 2024 20:12:00 GMT', '2024-03-01T20:12:00.000Z'],
  ['Sat Feb 30 2024 20:12:00 GMT', null],
  ['2024-13-01 10:00:00', null],
  ['2024-03-01 25:00:00', null],
])('reads the date %s as %s', async (written, expected) => {
  const { fan, import: read } = await start();
  const done = await read(
    untappdCsv([makeUntappdRow({ created_at: written }), makeUntappdRow({ venue_name: 'Bar' })]),
  );
  if (expected === null) {
    const problem = `the date "${written}" cannot be read`;
    expect(done).toMatchObject({ added: 1, problems: [{ place: 'line 2', problem }] });
    return;
  }
  expect(done).toMatchObject({ added: 2, skipped: 0 });
  expect((await visitsOf(fan)).map(({ visitedAt }) => visitedAt)).toContain(expected);
});
