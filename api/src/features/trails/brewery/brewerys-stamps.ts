import type { BrewerysStampPage, brewerysStamps } from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { loadPrizeBrewery } from '../shared/load-prize-brewery.ts';
import { countByWay, findAllStampsAt } from './brewerys-stamps.repo.ts';

const PAGE = 50;

/**
 * Returns the stamps of a brewery, newest first, and their number by how the check-ins were
 * verified. Leaves out private check-ins.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function loadBrewerysStamps(
  { db, caller }: Context & { caller: Caller },
  { id, cursor, limit = PAGE }: z.infer<typeof brewerysStamps>,
): Promise<BrewerysStampPage> {
  await loadPrizeBrewery(db, caller, id);
  const found = await findAllStampsAt(db, id, { cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    counts: { position: 0, code: 0, tag: 0, ...(await countByWay(db, id)) },
    stamps: page.map(({ id: _, ...stamp }) => stamp),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
