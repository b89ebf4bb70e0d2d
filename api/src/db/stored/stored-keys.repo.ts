import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { sql } from 'kysely';
import {
  searchTextOfBeer,
  searchTextOfBrewery,
  searchTextOfVisit,
  usernameKey,
} from '../../lib/keys.ts';
import type { Db } from '../database.ts';
import { lock } from '../locks.ts';
import { isInternational, rowsOf } from '../sql.ts';
import { write } from '../write.ts';

type Row<Column extends string> = Record<Column, string> & { id: string };

/** A column that the server computes from others of its row, which has an id. */
interface Key {
  table: string;
  column: string;
  from: readonly string[];
  of: (row: Row<string>) => string;
}

const PAGE = 2000;

/** The keys of tables that the last release writes as well. */
const shared: readonly Key[] = [
  key('users', 'usernameKey', ['username'], ({ username }) => usernameKey(username)),
  key('breweries', 'searchText', ['name', 'city', 'state'], searchTextOfBrewery),
];
const all: readonly Key[] = [
  ...shared,
  key(
    'beers_had',
    'searchText',
    ['beerName', 'beerStyle', 'breweryName', 'notes'],
    searchTextOfBeer,
  ),
  key(
    'imported_visits',
    'searchText',
    ['placeName', 'city', 'state', 'beerName', 'beerBrewery', 'notes'],
    searchTextOfVisit,
  ),
];

/** The tables with addresses that are kept, each once. */
const ADDRESSES = ['users', 'administrator_invitations', 'signup_invitations'] as const;

/**
 * Computes the keys of all rows again, and normalizes the addresses, for a migration. Accounts whose
 * usernames then look alike are kept, as are those whose address another account has.
 * @param trx the transaction of the migration
 */
export async function updateAllKeys(trx: Db): Promise<void> {
  for (const one of all) await updateKeys(trx, one);
  await updateAddresses(trx);
}

/**
 * Computes the keys again that an instance of the last release wrote while instances were upgraded
 * one at a time, or left out. Runs at each start.
 */
export async function refreshKeys(db: Db): Promise<void> {
  await write(db, async (trx) => {
    await lock(trx, 'stored keys');
    for (const one of shared) await updateKeys(trx, one);
    await updateAddresses(trx);
  });
}

function key<Column extends string>(
  table: string,
  column: string,
  from: readonly Column[],
  of: (row: Row<Column>) => string,
): Key {
  return { table, column, from, of };
}

async function updateKeys(trx: Db, { table, column, from, of }: Key): Promise<void> {
  const columns = ['id', ...from];
  const read = sql.join([...columns, column].map((name) => sql.ref(name)));
  for (let after = '', isLast = false; !isLast; ) {
    const { rows } = await sql<Row<string>>`select ${read} from ${sql.table(table)}
      where id > ${after} order by id limit ${PAGE}`.execute(trx);
    const wrong = rows.flatMap((row) => {
      const value = of(row);
      return row[column] === value ? [] : { ...row, [column]: value };
    });
    if (wrong.length > 0) {
      const given = rowsOf(trx, [...columns, column], JSON.stringify(wrong));
      // A row that was changed meanwhile has the key of its new text.
      const isSame = columns.map(
        (name) => sql`stored.${sql.ref(name)} is not distinct from given.${sql.ref(name)}`,
      );
      await sql`update ${sql.table(table)} as stored set ${sql.ref(column)} = given.${sql.ref(column)}
        from ${given} as given where stored.id = given.id
        and ${sql.join(isSame, sql` and `)}`.execute(trx);
    }
    after = rows.at(-1)?.id ?? after;
    isLast = rows.length < PAGE;
  }
}

/** Normalizes the domains of addresses, unless the table has the normalized address already. */
async function updateAddresses(trx: Db): Promise<void> {
  for (const name of ADDRESSES) {
    const table = sql.table(name);
    const { rows } = await sql<{ email: string }>`select email from ${table}
      where ${isInternational('email')}`.execute(trx);
    for (const { email } of rows) {
      const normalized = normalizeEmail(email);
      if (normalized === email) continue;
      await sql`update ${table} set email = ${normalized} where email = ${email}
        and not exists (select 1 from ${table} as other where other.email = ${normalized})`.execute(
        trx,
      );
    }
  }
}
