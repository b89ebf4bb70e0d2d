import { beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../db/database.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import { makeBrewery } from '../../../testing/factories/brewery.ts';
import { runOperationHere } from '../../../testing/operations.ts';

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});

const add = (name: string, hours: string | null) =>
  db.insertInto('breweries').values(makeBrewery({ name, hours })).execute();
const set = async (args: object) =>
  (await runOperationHere(db, 'hours.set', { brewery: 'Old Mill', ...args })).printed;

test('the check prints what it reads, what stands besides, and what it does not read', async () => {
  await add('Old Mill', 'Tue-Sat 4-10 pm');
  await add('Porch', 'Daily noon - 9 pm (brunch until 2)');
  await add('Lamp', 'Mon-Fri 4-10\nBy the lamp');
  await add('Silent', null);
  const before = await db.selectFrom('breweries').selectAll().execute();
  const { printed } = await runOperationHere(db, 'hours.check', {});
  expect(printed).toBe(`Old Mill, Oklahoma City
    Mon closed
    Tue-Sat 4 pm - 10 pm
    Sun closed
Porch, Oklahoma City
    Daily noon - 9 pm
  besides: brunch until 2
Lamp, Oklahoma City
  not read: Mon-Fri 4-10
    Mon-Fri 4-10
    By the lamp

1 read, 1 read with words besides, 1 not read.`);
  expect(await db.selectFrom('breweries').selectAll().execute()).toEqual(before);
});

test('the host sets the hours, special days, zone and offers, and the history says so', async () => {
  await add('Old Mill', null);
  expect(await set({ text: 'Mon-Thu 16-22, Fri noon - 2 am' })).toBe(`Old Mill
  Mon-Thu 4 pm - 10 pm
  Fri noon - 2 am
  Sat-Sun closed
  time zone: America/Chicago (found from its position)`);
  const special = ['2026-12-31 noon - 6 pm', '2026-12-24 - 2026-12-26 closed (Christmas)'];
  expect(await set({ special, zone: 'america/denver', offers: 'Dogs, live music' })).toBe(`Old Mill
  Mon-Thu 4 pm - 10 pm
  Fri noon - 2 am
  Sat-Sun closed
  2026-12-24 - 2026-12-26 closed (Christmas)
  2026-12-31 noon - 6 pm
  time zone: America/Denver
  offers: Dogs welcome, Live music`);
  const entries = await db.selectFrom('audit_entries').select('byHost').execute();
  expect(entries).toEqual([{ byHost: 1 }, { byHost: 1 }]);
  expect(await set({ text: 'Daily 4-9 pm (kitchen until 8)' })).toContain('(kitchen until 8)');
  const none = { text: 'none', special: ['none'], zone: 'none', offers: 'none' };
  expect(await set(none)).toBe(`Old Mill
  Daily 4-9 pm (kitchen until 8)
  time zone: America/Chicago (found from its position)`);
});

test.each([
  [{ text: 'By the lamp' }, 'These hours cannot be read: By the lamp'],
  [{ special: ['Christmas'] }, 'This special day cannot be read: Christmas'],
  [{ special: ['2026-02-30 closed'] }, 'There is no such date.'],
  [{ zone: 'Mars' }, 'There is no such time zone.'],
  [{ offers: 'dogs, sauna' }, 'sauna is not in the list of offers: dogs, children, food'],
  [{ brewery: 'New Mill', zone: 'none' }, 'There is no brewery with the id or the name New Mill.'],
])('%j is refused', async (args, message) => {
  await add('Old Mill', 'Daily 4-9 pm');
  await expect(set(args)).rejects.toThrow(message);
  const stored = await db.selectFrom('breweries').select('hours').executeTakeFirstOrThrow();
  expect(stored.hours).toBe('Daily 4-9 pm');
});
