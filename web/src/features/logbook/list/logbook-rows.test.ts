import type { LogbookEntry } from '@hoptrail/contracts/logbook/logbook';
import type { ImportedVisit } from '@hoptrail/contracts/personal-data/personal-data';
import { expect, test } from 'vitest';
import { withEntry } from '../shared/with-entry.ts';
import { itemsOf, logbookRows } from './logbook-rows.ts';

function entryOn(visitedOn: string, more: Partial<LogbookEntry> = {}): LogbookEntry {
  return {
    id: `entry-${visitedOn}`,
    breweryId: 'porch',
    breweryName: 'Porch Light',
    city: 'Norman',
    state: 'Oklahoma',
    logo: null,
    image: null,
    isClosed: false,
    createdAt: `${visitedOn}T20:00:00.000Z`,
    timeZone: 'America/Chicago',
    visitedOn,
    localTime: '15:00',
    notes: null,
    photos: [],
    beers: [],
    verifiedBy: null,
    onlyForMe: false,
    isFirstVisit: false,
    ...more,
  };
}

test('each month has one heading, also where time zones mix two months', () => {
  const days = ['2026-05-01', '2026-04-30', '2026-05-01', '2026-04-02', '2025-12-31'];
  const entries = days.map((day, at) => entryOn(day, { id: String(at) }));
  const headings = logbookRows(entries).flatMap((row) => (row.kind === 'month' ? row.title : []));
  expect(headings).toEqual(['May 2026', 'April 2026', 'December 2025']);
  expect(logbookRows(entries).filter(({ kind }) => kind === 'entry')).toHaveLength(5);
});

test('imported visits are between the check-ins, and change no stamp', () => {
  const visit: ImportedVisit = {
    ...{ id: 'visit', source: 'swarm', breweryId: null, name: 'Kiez Bar', city: null, state: null },
    ...{ country: null, logo: null, image: null, notes: null, beers: [] },
    ...{ visitedAt: '2026-04-30T20:00:00.000Z', visitedOn: '2026-04-30' },
  };
  const entries = [entryOn('2026-05-01'), entryOn('2026-04-02')];
  const items = itemsOf({ entries, imported: [visit], nextCursor: null });
  const rows = logbookRows(items);
  expect(rows.map(({ key }) => key)).toEqual([
    '2026-05',
    'entry-2026-05-01',
    '2026-04',
    'visit',
    'entry-2026-04-02',
  ]);
  const stamps = logbookRows(entries).filter(({ kind }) => kind === 'entry');
  expect(rows.filter(({ kind }) => kind === 'entry')).toEqual(stamps);
});

test('further pages change no row before them', () => {
  const entries = Array.from({ length: 40 }, (_, at) =>
    entryOn(`2026-03-${String(31 - (at % 28)).padStart(2, '0')}`, {
      id: String(at),
      breweryId: `brewery-${at % 3}`,
    }),
  );
  const rows = logbookRows(entries);
  expect(rows.slice(0, 10)).toEqual(logbookRows(entries.slice(0, 20)).slice(0, 10));
});

test('a changed check-in takes the place of the old one, alone and in pages', () => {
  const page = {
    entries: [entryOn('2026-05-02'), entryOn('2026-05-01')],
    nextCursor: null,
  };
  const changed = entryOn('2026-05-01', { notes: 'Porter' });
  const expected = { ...page, entries: [page.entries[0], changed] };
  expect(withEntry(page, changed)).toEqual(expected);
  const other = { entries: [entryOn('2026-04-01')], nextCursor: null };
  const pages = { pages: [other, page], pageParams: [null, 'x'] };
  expect(withEntry(pages, changed)).toEqual({ ...pages, pages: [other, expected] });
});
