import { DAY_MS } from '@hoptrail/contracts/limits';
import type { LogbookPage } from '@hoptrail/contracts/logbook/logbook';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { makeCheckin } from '../../../testing/factories/checkin.ts';
import { makeUntappdRow, untappdCsv } from '../../../testing/factories/other-apps.ts';
import { addPorchLight, importFile } from '../../../testing/import-file.ts';
import { signUp } from '../../../testing/person.ts';

test('lists visits in pages, newest first', async () => {
  const run = await buildTestApp();
  const fan = await signUp(run, 'fan');
  const day = (n: number) =>
    new Date(Date.parse('2024-01-01T20:00:00Z') + n * DAY_MS).toISOString();
  const rows = Array.from({ length: 25 }, (_, n) => makeUntappdRow({ created_at: day(n) }));
  await importFile(run, fan, untappdCsv([...rows, makeUntappdRow({ created_at: day(3) })]));
  const seen: ImportedVisit[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ limit: '10', ...(cursor ? { cursor } : {}) });
    const page = (await fan.call('GET', `/api/personal-data/visits?${query}`)).json();
    seen.push(...page.visits);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toHaveLength(25);
  const days = seen.map(({ visitedOn }) => visitedOn);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(seen.find(({ visitedOn }) => visitedOn === '2024-01-04')?.beers).toHaveLength(2);
});

test('imported visits are in the logbook, in one order with the check-ins, and are found', async () => {
  const run = await buildTestApp();
  const brewery = await addPorchLight(run);
  const fan = await signUp(run, 'fan');
  const day = (n: number) => `2024-01-${String(n).padStart(2, '0')}`;
  for (let n = 2; n <= 20; n += 2) {
    const createdAt = `${day(n)}T20:00:00.000Z`;
    const row = makeCheckin({ userId: fan.userId, breweryId: brewery.id, createdAt });
    await run.deps.db.insertInto('check_ins').values(row).execute();
  }
  const rows = Array.from({ length: 10 }, (_, n) =>
    makeUntappdRow({ created_at: `${day(2 * n + 1)} 20:00:00`, venue_name: 'Kiez Bar' }),
  );
  const home = makeUntappdRow({ venue_name: '', created_at: `${day(5)} 21:00:00` });
  await importFile(run, fan, untappdCsv([...rows, home]));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({
      imported: 'true',
      limit: '3',
      ...(cursor ? { cursor } : {}),
    });
    const page: LogbookPage = (await fan.call('GET', `/api/logbook?${query}`)).json();
    const own = page.entries.map(({ visitedOn }) => visitedOn);
    const imported = (page.imported ?? []).map(({ visitedOn }) => visitedOn);
    expect(own.length + imported.length).toBeLessThanOrEqual(3);
    seen.push(...[...own, ...imported].toSorted().toReversed());
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, n) => day(20 - n)));

  const found: LogbookPage = (
    await fan.call('GET', '/api/logbook?imported=true&search=kiez%20stout')
  ).json();
  expect(found.entries).toEqual([]);
  expect(found.imported).toHaveLength(10);
  const own: LogbookPage = (await fan.call('GET', '/api/logbook?limit=20')).json();
  expect([own.entries.length, own.imported]).toEqual([10, undefined]);
  const unknown = await fan.call('GET', '/api/logbook?cursor=nobody');
  expect(unknown.json()).toEqual({ entries: [], nextCursor: null });
});
