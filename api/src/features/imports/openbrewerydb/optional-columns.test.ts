import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { runOperationHere } from '../../../testing/operations.ts';

const ID = 'aaaaaaaa-0000-4000-8000-000000000001';
const OTHER = 'aaaaaaaa-0000-4000-8000-000000000002';
const HEADER =
  'id,name,brewery_type,address_1,city,state_province,postal_code,country,longitude,latitude';
const row = (id: string) =>
  `${id},Malt,micro,1 Broadway,Moore,Oklahoma,73160,United States,-97.4867,35.3395`;

const HOURS = 'Tue-Thu 4-10 pm\nFri noon - 2 am';
const read = { hours: HOURS, hasOwnHours: 0, hoursRead: HOURS };
const days = [[], ...Array.from({ length: 3 }, () => [{ opens: '16:00', closes: '22:00' }])];
const openingHours = JSON.stringify({
  days: [...days, [{ opens: '12:00', closes: '02:00' }], [], []],
});

test('a list with hours, zone and offers sets them, and never overwrites those of a person', async () => {
  const db = await openTestDatabase();
  const run = async (columns: string, ...rows: string[]) => {
    const text = [`${HEADER}${columns}`, ...rows].join('\n');
    const list = (async function* () {
      yield text;
    })();
    const args = { name: 'list.csv' };
    return (await runOperationHere(db, 'import.openbrewerydb', args, list)).printed;
  };
  const breweryOf = async (id = ID) =>
    await db
      .selectFrom('breweries')
      .select(['hours', 'hasOwnHours', 'hoursRead', 'openingHours', 'ownTimeZone', 'offers'])
      .where('id', '=', id)
      .executeTakeFirst();
  const all = ',hours,time_zone,offers';

  // The published list has no such columns, and a later one does.
  await run('', row(ID));
  expect(await breweryOf()).toMatchObject({ hours: null, openingHours: null, offers: '[]' });
  await run(
    all,
    `${row(ID)},"${HOURS}",america/denver,"dogs; Live music"`,
    `${row(OTHER)},By the lamp,,`,
  );
  const listed = { ...read, openingHours, ownTimeZone: 'America/Denver' };
  expect(await breweryOf()).toEqual({ ...listed, offers: '["dogs","live-music"]' });
  expect(await breweryOf(OTHER)).toMatchObject({ hours: 'By the lamp', openingHours: null });
  expect(await run(all, `${row(OTHER)},By the lamp,Mars,sauna`)).toContain(`Of the breweries:
  hours not read, kept as text             1
  time zone left out, not known            1
  offers left out, not in the list         1`);

  // The list changes, and so do the rows of the first brewery here.
  const own = openingHours.replace('22:00', '23:00');
  await db
    .updateTable('breweries')
    .set({ openingHours: own, ownTimeZone: 'America/Chicago' })
    .where('id', '=', ID)
    .execute();
  const later = 'Daily 3-9 pm,America/Phoenix,food';
  await run(all, `${row(ID)},${later}`, `${row(OTHER)},${later}`);
  expect(await breweryOf()).toEqual({
    ...{ ...read, openingHours: own },
    ...{ ownTimeZone: 'America/Chicago', offers: '["food"]' },
  });
  expect(await breweryOf(OTHER)).toMatchObject({
    ...{ hours: 'Daily 3-9 pm', hoursRead: 'Daily 3-9 pm', offers: '["food"]' },
    ownTimeZone: 'America/Phoenix',
  });
  // Without the columns everything stays.
  await run('', row(ID), row(OTHER));
  expect(await breweryOf(OTHER)).toMatchObject({ hours: 'Daily 3-9 pm', offers: '["food"]' });
});
