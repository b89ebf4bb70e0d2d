import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { findDamage } from '../../db/damage/find-damage.ts';
import type { Db } from '../../db/database.ts';
import { findMissingMigrations, NewerDatabaseError } from '../../db/migrate/migrate.ts';
import { counted } from '../../lib/counted.ts';
import {
  countContent,
  countWrongCounters,
  findAllInternationalAddresses,
  findAllLookAlikes,
  findAllSuspendedOf,
} from './doctor.repo.ts';
import { type Finding, ok, problem, warning } from './finding.ts';

/** The most accounts of a kind that are named. */
const MOST_NAMED = 50;

/**
 * Checks every page and every reference of a database.
 * @param restore what to do if it is damaged
 */
export async function examinePages(db: Db, restore: string): Promise<Finding[]> {
  const damage = await findDamage(db);
  if (damage.length === 0) return [ok('database', 'every page and every reference is sound')];
  return [problem('database', damage.join('; '), restore)];
}

/**
 * Checks that the database has the schema of this version.
 * @param goBack returns what to do about a database of a newer version
 */
export async function examineSchema(db: Db, goBack: () => Promise<string>): Promise<Finding[]> {
  try {
    const { done, missing } = await findMissingMigrations(db);
    if (missing.length === 0) return [ok('schema', `it is at ${done.at(-1)}, as this version`)];
    return [
      warning(
        'schema',
        `it is older than this version, which adds ${missing.join(', ')}`,
        'Start the server: it makes a backup, then brings the database up to date.',
      ),
    ];
  } catch (error) {
    if (!(error instanceof NewerDatabaseError)) throw error;
    return [problem('schema', 'the database was written by a newer Hoptrail', await goBack())];
  }
}

/** Checks that the configured administrators may sign in. */
export async function examineAdministrators(db: Db, emails: readonly string[]): Promise<Finding[]> {
  return (await findAllSuspendedOf(db, emails)).map((email) =>
    warning(
      'people',
      `${email} is in ADMIN_EMAILS, but is suspended and cannot sign in`,
      'Another administrator can lift the suspension, under Administration, People; or remove the address.',
    ),
  );
}

/** Names accounts that a new sign-up could no longer make: the usernames or the addresses collide. */
export async function examineAccounts(db: Db): Promise<Finding[]> {
  const alike = await findAllLookAlikes(db, MOST_NAMED);
  const addresses = await findAllInternationalAddresses(db, MOST_NAMED);
  const doubles = addresses.filter((address) => normalizeEmail(address) !== address);
  return [
    ...alike.map((names) =>
      warning(
        'people',
        `the usernames ${names.join(' and ')} look alike`,
        'Both accounts are kept. If one pretends to be the other, suspend it under Administration, People.',
      ),
    ),
    ...doubles.map((address) =>
      warning(
        'people',
        `${address} and ${normalizeEmail(address)} are one mailbox with two accounts`,
        'Both accounts are kept. A code for this mailbox signs in to the second one only.',
      ),
    ),
  ];
}

/** Checks the stored counters against the rows. */
export async function examineCounters(db: Db): Promise<Finding[]> {
  const wrong = Object.entries(await countWrongCounters(db));
  const { users, checkins } = await countContent(db);
  if (wrong.length === 0) {
    return [
      ok(
        'counters',
        `they equal the rows: ${counted(users, 'user')}, ${counted(checkins, 'check-in')}`,
      ),
    ];
  }
  return wrong.map(([what, rows]) =>
    problem(
      'counters',
      `${rows} of the ${what} differ from the rows`,
      'Stop the server, then run: hoptrail doctor --repair',
    ),
  );
}
