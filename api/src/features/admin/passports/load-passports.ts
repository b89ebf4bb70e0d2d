import type { AdminPassport } from '@hoptrail/contracts/admin/passports';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables.ts';
import { AppError } from '../../../errors.ts';
import { stampsToComplete } from '../../passports/shared/stamps.rules.ts';
import {
  countCompletions,
  findAllCounting,
  findAllPassports,
  findAllStopsOf,
  findPassportById,
} from './passports.repo.ts';

const PAGE = 20;

/** Returns a page of all trails, drafts and closed ones too, the newest first. */
export async function loadPassportPage(
  db: Db,
  { cursor, limit = PAGE }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ passports: AdminPassport[]; nextCursor: string | null }> {
  const found = await findAllPassports(db, { cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  const nextCursor = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { passports: await complete(db, page), nextCursor };
}

/**
 * Returns a trail as administrators read it.
 * @throws AppError `passport.notFound`
 */
export async function loadAdminPassport(db: Db, id: string): Promise<AdminPassport> {
  const row = await findPassportById(db, id);
  const [passport] = row ? await complete(db, [row]) : [];
  if (!passport) throw new AppError('passport.notFound');
  return passport;
}

/** Adds the breweries and counts of trails. */
async function complete(
  db: Db,
  rows: readonly Selectable<Tables['passports']>[],
): Promise<AdminPassport[]> {
  const ids = rows.map(({ id }) => id);
  const stops = Map.groupBy(await findAllStopsOf(db, ids), ({ passportId }) => passportId);
  const completions = await countCompletions(db, ids);
  const counting = await findAllCounting(db, ids);
  return rows.map((row) => {
    const breweries = (stops.get(row.id) ?? []).map(({ passportId: _, closedAt, ...stop }) => ({
      ...stop,
      isClosed: closedAt !== null,
    }));
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
