import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { AppError } from '../../../errors.ts';
import { listIn } from '../../trails/shared/right-answers.ts';
import { stampsToComplete } from '../../trails/shared/stamps.rules.ts';
import {
  countCompletions,
  findAllCounting,
  findAllStopsOf,
  findAllTrails,
  findTrailById,
} from './trails.repo.ts';

const PAGE = 20;

/** Returns a page of all trails, drafts and closed ones too, the newest first. */
export async function loadTrailPage(
  db: Db,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ trails: AdminTrail[]; nextCursor: string | null }> {
  const found = await findAllTrails(db, { cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { trails: await complete(db, page), nextCursor };
}

/**
 * Returns a trail as administrators read it.
 * @throws AppError `trail.notFound`
 */
export async function loadAdminTrail(db: Db, id: string): Promise<AdminTrail> {
  const row = await findTrailById(db, id);
  const [trail] = row ? await complete(db, [row]) : [];
  if (!trail) throw new AppError('trail.notFound');
  return trail;
}

/** Adds the breweries and counts of trails. */
async function complete(
  db: Db,
  rows: readonly Selectable<Tables['passports']>[],
): Promise<AdminTrail[]> {
  const ids = rows.map(({ id }) => id);
  const stops = Map.groupBy(await findAllStopsOf(db, ids), ({ trailId }) => trailId);
  const completions = await countCompletions(db, ids);
  const counting = await findAllCounting(db, ids);
  return rows.map((row) => {
    const breweries = (stops.get(row.id) ?? []).map(
      ({ trailId: _, closedAt, question, answers, ...stop }) => ({
        ...stop,
        question: question === null ? null : { text: question, answers: listIn(answers) },
        isClosed: closedAt !== null,
      }),
    );
    const open = breweries.filter(({ isClosed }) => !isClosed).length;
    return {
      ...row,
      breweries,
      isOrdered: row.isOrdered === 1,
      completions: completions.get(row.id) ?? 0,
      isCounting: counting.has(row.id),
      stampsToComplete: stampsToComplete(row.stampsNeeded, open),
    };
  });
}
