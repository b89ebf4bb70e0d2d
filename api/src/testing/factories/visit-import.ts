import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

type NewImport = Insertable<Tables['visit_imports']>;

/** Returns a finished import of Untappd's export. */
export function makeVisitImport(
  overrides: Partial<NewImport> & Pick<NewImport, 'userId'>,
): NewImport {
  const createdAt = '2026-01-10T23:30:00.000Z';
  return {
    id: randomUUID(),
    fileName: 'untappd.csv',
    source: 'untappd',
    state: 'done',
    bytes: 120_000,
    bytesRead: 120_000,
    nextAttemptAt: createdAt,
    createdAt,
    finishedAt: createdAt,
    ...overrides,
  };
}
