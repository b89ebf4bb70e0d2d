import { IMPORTS_PER_PERSON } from '@hoptrail/contracts/limits';
import type { VisitImport } from '@hoptrail/contracts/personal-data';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import {
  countUnmatchedPlaces,
  countVisits,
  findAllUnmatchedPlaces,
} from './imported-visits.repo.ts';
import { findAllImportsOf, findImportById } from './imports.repo.ts';

const UNMATCHED_LISTED = 200;
const problemList = z.array(z.object({ place: z.string(), problem: z.string() }));

/** Returns the imports of a person, newest first. */
export async function loadImports(db: Db, userId: string): Promise<VisitImport[]> {
  const rows = await findAllImportsOf(db, userId, IMPORTS_PER_PERSON + 1);
  const counts = await countVisits(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    source: row.source,
    state: row.state,
    progress: row.state === 'done' ? 1 : Math.min(1, row.bytesRead / row.bytes),
    repeated: row.repeated,
    skipped: row.skipped,
    problem: row.problem,
    problems: problemList.parse(JSON.parse(row.problems)),
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    ...(counts.get(row.id) ?? { added: 0, matched: 0, unmatched: 0 }),
  }));
}

/**
 * Returns the places of an import that match no brewery.
 * @throws AppError `import.notFound`, `auth.forbidden`
 */
export async function loadUnmatched(db: Db, { id, userId }: { id: string; userId: string }) {
  await expectOwnImport(db, { id, userId });
  const [places, total] = await Promise.all([
    findAllUnmatchedPlaces(db, id, UNMATCHED_LISTED),
    countUnmatchedPlaces(db, id),
  ]);
  return { places, total };
}

/** @throws AppError `import.notFound`; `auth.forbidden` for an import of somebody else */
export async function expectOwnImport(
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  const found = await findImportById(db, id);
  if (!found) throw new AppError('import.notFound');
  if (found.userId !== userId) throw new AppError('auth.forbidden');
}
