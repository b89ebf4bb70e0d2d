import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../testing/database.ts';
import { runOperationHere } from '../../../testing/operations.ts';
import { openSource } from '../shared/csv/list-source.ts';

const LIST = `id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude
aaaaaaaa-0000-4000-8000-000000000001,Malt,micro,1 Broadway,Moore,Oklahoma,73160,United States,,,,
aaaaaaaa-0000-4000-8000-000000000002,Gone,closed,1 Broadway,Moore,Oklahoma,73160,United States,,,,
oops
`;

async function* list() {
  yield LIST;
}

test('prints the counts of rows by result', async () => {
  const db = await openTestDatabase();
  const args = { name: 'list.csv' };
  const { printed, progress } = await runOperationHere(db, 'import.openbrewerydb', args, list());
  expect(progress).toEqual(['3 rows read']);
  expect(printed).toBe(`  added                   1
  changed                 0
  unchanged               0
  skipped, closed         1
  not readable            1
  rows in all             3

Of the breweries:
  without a position (no check-in there)         1

Not readable:
  line 4: 1 of 12 columns`);
});

test('refuses an unreadable list with a sentence', async () => {
  const db = await openTestDatabase();
  const { name, text } = openSource('/nowhere/none.csv');
  await expect(runOperationHere(db, 'import.openbrewerydb', { name }, text)).rejects.toThrow(
    'There is no file /nowhere/none.csv.',
  );
});

test('does not blame the list for a broken database', async () => {
  const db = await openTestDatabase();
  await db.schema.dropTable('brewery_imports').execute();
  await expect(
    runOperationHere(db, 'import.openbrewerydb', { name: 'list.csv' }, list()),
  ).rejects.toThrow(/brewery_imports/);
});
