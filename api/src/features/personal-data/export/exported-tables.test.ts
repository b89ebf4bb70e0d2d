import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/app.ts';
import { tablesOf } from '../../../testing/data-folder/tables-of.ts';
import { exportedTables, personalTables } from './exported-tables.ts';

/** Columns that name a person: an id of `users`, or an address. */
const NAMES_PERSON = /^(userId|ownerId|actorId|\w+ById|email|recipient)$/;
/** Columns that name a person beside the one whose row it is. */
const ABOUT_OTHERS = [
  'brewery_claims.decidedById',
  'prize_codes.redeemedById',
  'signup_invitations.invitedById',
];

const refersToPerson = (column: string) => NAMES_PERSON.test(column) || column === 'checkinId';

test('every table with a person is exported by all columns that name one, or excluded with a reason', async () => {
  const { deps } = await buildTestApp();
  const tables = await tablesOf(deps.db);
  const personal = tables.filter(({ columns }) => columns.some(refersToPerson));
  const message = 'Say in exported-tables.ts how an export contains the rows of a new table.';
  expect(Object.keys(exportedTables).toSorted(), message).toEqual(
    personal.map(({ name }) => name).toSorted(),
  );
  const exported = new Map(personalTables().map((table) => [table.name as string, table]));
  for (const { name, columns } of personal) {
    const naming = columns.filter(
      (column) => NAMES_PERSON.test(column) && !ABOUT_OTHERS.includes(`${name}.${column}`),
    );
    const table = exported.get(name);
    // A person's own row has their id as its key; pictures are those of their check-ins.
    const expected = name === 'users' ? ['id'] : table?.through ? ['checkinId'] : naming;
    if (table) expect({ name, of: table.of.toSorted() }).toEqual({ name, of: expected.toSorted() });
    const named = table && [...table.of, ...table.key, ...table.hidesOthers, ...table.json];
    for (const column of named ?? []) expect(columns).toContain(column);
  }
});

test('excluded tables have a reason', () => {
  const reasons = Object.values(exportedTables).flatMap((table) =>
    'excluded' in table ? [table.excluded] : [],
  );
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});
