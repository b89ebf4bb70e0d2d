import { IMPORTS_PER_PERSON } from '@hoptrail/contracts/limits';
import type { VisitImport } from '@hoptrail/contracts/personal-data/personal-data';
import { z } from 'zod';
import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { readInSlices } from '../../../lib/read-slices.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';
import {
  countUnmatched,
  countVisits,
  findPlaces,
  findUnmatchedSliceEnd,
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
    problems: storedJson({ id: row.id, name: 'problems', text: row.problems }, problemList, []),
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
    ...(counts.get(row.id) ?? { added: 0, matched: 0, unmatched: 0 }),
  }));
}

/**
 * Returns the places of an import that match no brewery, the most frequent first.
 * @throws AppError `import.notFound`, `auth.forbidden`
 */
export async function loadUnmatched(
  ctx: Pick<Deps, 'db' | 'caches'>,
  { id, userId }: { id: string; userId: string },
) {
  const { db } = ctx;
  await expectOwnImport(db, { id, userId });
  let counts: Awaited<ReturnType<typeof countUnmatched>> = [];
  let total = 0;
  await readInSlices<string>(ctx.caches.turns, userId, {
    findEnd: (after) => findUnmatchedSliceEnd(db, id, after),
    read: async (slice) => {
      const more = await countUnmatched(db, id, slice);
      total += more.length;
      // Stable, and slices come in the order of the keys.
      const byCount = [...counts, ...more].toSorted((one, other) => other.checkins - one.checkins);
      counts = byCount.slice(0, UNMATCHED_LISTED);
      return true;
    },
  });
  const keys = counts.map(({ placeKey }) => placeKey);
  const places = new Map(
    (await findPlaces(db, id, keys)).map(({ placeKey, ...place }) => [placeKey, place]),
  );
  return {
    places: counts.flatMap(({ placeKey, checkins }) => {
      const place = places.get(placeKey);
      return place ? [{ ...place, name: place.name ?? '', checkins }] : [];
    }),
    total,
  };
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
