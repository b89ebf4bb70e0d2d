import type { Person } from '@hoptrail/contracts/admin/people';
import { type Caller, roleOf } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { findAllBreweriesOf, findAllPeople, findPersonById } from './people.repo.ts';
import { canSuspend } from './people.rules.ts';

type Reader = Pick<Context, 'config' | 'clock'> & { caller: Caller };

/** Returns a page of people as administrators see them, newest accounts first. */
export async function loadPeople(
  db: Db,
  reader: Reader,
  search: { q?: string | undefined; after?: string | undefined; limit: number },
): Promise<Person[]> {
  const now = reader.clock.now().toISOString();
  return await complete(db, reader, await findAllPeople(db, { ...search, now }));
}

/** @throws AppError `user.notFound` */
export async function loadPerson(db: Db, reader: Reader, id: string): Promise<Person> {
  const row = await findPersonById(db, id, reader.clock.now().toISOString());
  const [person] = await complete(db, reader, row ? [row] : []);
  if (!person) throw new AppError('user.notFound');
  return person;
}

type Row = Awaited<ReturnType<typeof findAllPeople>>[number];

/**
 * Adds the role that includes the configuration, the breweries, and what the reader may do.
 */
async function complete(db: Db, { config, caller }: Reader, rows: Row[]): Promise<Person[]> {
  const ids = rows.map(({ id }) => id);
  const breweries = await findAllBreweriesOf(db, ids);
  return rows.map(({ suspendedAt, suspensionReason, ...row }) => {
    const person = { ...row, role: roleOf(row, config) };
    return {
      ...person,
      breweries: (breweries.get(row.id) ?? []).map(({ userId: _, ...brewery }) => brewery),
      suspension:
        suspendedAt === null ? null : { since: suspendedAt, reason: suspensionReason ?? '' },
      viewer: { canSuspend: canSuspend(caller, person) },
    };
  });
}
