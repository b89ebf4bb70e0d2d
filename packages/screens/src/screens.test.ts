import { expect, test } from 'vitest';
import { adminScreens } from './admin-screens.ts';
import { fanScreens } from './fan-screens.ts';
import { ownerScreens } from './owner-screens.ts';
import { mayPreload, preloaded } from './preloaded.ts';
import type { Audience, Screen } from './screen.ts';
import { screenAt } from './screen-at.ts';
import { screens } from './screens.ts';
import { visitorScreens } from './visitor-screens.ts';

const all = Object.entries<Screen>(screens);

test('no path is in two of the lists', () => {
  const lists = [visitorScreens, fanScreens, ownerScreens, adminScreens];
  expect(lists.flatMap((list) => Object.keys(list)).sort()).toEqual(Object.keys(screens).sort());
});

test.each(all)('the entry of %s is consistent', (path, screen) => {
  expect(screen.subject !== undefined, 'a subject for a variable part').toBe(path.includes('$'));
  expect(screen.title).not.toBe('');
  if (screen.audience === 'visitor')
    expect(JSON.stringify(screen.preload) ?? '', 'visitors have no id').not.toContain('$me');

  const { hero, preload = {} } = screen;
  if (typeof hero === 'object' && 'query' in hero)
    expect(Object.keys(preload)).toContain(hero.query);

  const [, part = ''] = /\$(\w+)/.exec(path) ?? [];
  const values = { [part]: part === 'day' ? 'monday' : 'some-id', me: 'own-id' };
  const queries = preloaded(screen.preload, values);
  expect(queries.map(({ name }) => name)).toEqual(Object.keys(preload));
  const queriesForVisitors = preloaded(screen.visitorPreload, { [part]: values[part] });
  expect(JSON.stringify([queries, queriesForVisitors]), 'an unknown placeholder').not.toContain(
    '$',
  );
});

test('preloaded fills in the placeholders, and returns no queries for an unknown day', () => {
  const queriesOf = (path: string, values: object) =>
    preloaded(screenAt(path)?.preload, { ...values, me: 'ada' }).map(({ name, input }) => [
      name,
      input,
    ]);
  expect(queriesOf('/', {})).toEqual([
    ['users.badge', { id: 'ada' }],
    ['users.favorites', { id: 'ada' }],
    ['events.rsvps.mine', null],
  ]);
  expect(queriesOf('/brewery/$id/location', { id: 'porch' })).toEqual([
    ['breweries.byId', { id: 'porch' }],
    ['settings.map', null],
  ]);
  expect(queriesOf('/leaderboard', {})[0]).toEqual(['checkins.leaderboard', {}]);
  expect(queriesOf('/weekly-events/$day', { day: 'FRIDAY' })).toEqual([
    ['events.weekly.byDay', { day: 'Friday' }],
  ]);
  expect(queriesOf('/weekly-events/$day', { day: 'someday' })).toEqual([]);
});

test('preloaded returns the first page of a list, unless the address may filter it', () => {
  const { preload } = screens['/logbook'];
  expect(preloaded(preload, { me: 'ada' })).toEqual([
    { name: 'logbook.figures', input: null, isFirstPage: false },
    { name: 'logbook.list', input: { limit: 50 }, isFirstPage: true },
  ]);
  expect(preloaded(preload, { me: 'ada', hasSearch: true }).map(({ name }) => name)).toEqual([
    'logbook.figures',
  ]);
});

test('mayPreload knows who reads a screen', () => {
  const people = [undefined, { role: 'user' }, { role: 'admin' }];
  const allowed = (audience: Audience) => people.map((person) => mayPreload(audience, person));
  expect(allowed('visitor')).toEqual([true, true, true]);
  expect(allowed('fan')).toEqual([false, true, true]);
  expect(allowed('owner')).toEqual([false, true, true]);
  expect(allowed('admin')).toEqual([false, false, true]);
});

test.each(['lighthouse', 'picture', 'catalogue'] as const)(
  'no two screens have the same name in the %s',
  (kind) => {
    const names = all.flatMap(([, { records }]) => records[kind] ?? []);
    expect(names).toEqual([...new Set(names)]);
  },
);
