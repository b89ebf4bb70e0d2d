import { hoursText } from '@hoptrail/contracts/hours/hours-text';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { engineOf } from '../../../db/engine.ts';
import { hoursReadAgain } from '../../../db/migrations/032-hours-read-again.ts';
import { buildTestApp } from '../../../testing/app.ts';
import { addBrewery } from '../../../testing/breweries.ts';
import { readStoredHours } from './read-stored-hours.ts';

const rows = { days: Array.from({ length: 7 }, () => [{ opens: '16:00', closes: '22:00' }]) };

test('the migration has texts read again, and leaves rows beside own words', async () => {
  const run = await buildTestApp();
  const { db } = run.deps;
  const stored = async (hours: string, hasOwnHours: 0 | 1) => {
    const openingHours = JSON.stringify(rows);
    const { id } = await addBrewery(run, { hours, hoursRead: hours, openingHours, hasOwnHours });
    return id;
  };
  const ids = [
    await stored('We off', 0),
    await stored(hoursText(rows), 0),
    await stored('While the lamp is on', 1),
  ];
  const read = async () => {
    await readStoredHours(db);
    const found = await db
      .selectFrom('breweries')
      .select(['id', 'openingHours'])
      .where('id', 'in', ids)
      .execute();
    const byId = new Map(found.map(({ id, openingHours }) => [id, openingHours]));
    return ids.map((id) => JSON.parse(byId.get(id) ?? 'null'));
  };
  expect(await read()).toEqual([rows, rows, rows]);
  for (const statement of hoursReadAgain[engineOf(db)]) await sql.raw(statement).execute(db);
  expect(await read()).toEqual([null, rows, rows]);
});
