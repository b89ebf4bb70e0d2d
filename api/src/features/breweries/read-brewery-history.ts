import type { historyOfBrewery } from '@hoptrail/contracts/history/history';
import type { HistoryKind } from '@hoptrail/contracts/lists/history-kinds';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { readHistory } from '../history/shared/read-history.ts';
import { hasRight } from './shared/breweries.rules.ts';
import { loadOwnBrewery } from './shared/own-brewery.ts';
import { findPeopleOf } from './shared/ownership.repo.ts';

/** What the staff may change; the hours are fields of the brewery, which has others too. */
const STAFF_KINDS: readonly HistoryKind[] = [
  'beer',
  'specialEvent',
  'weeklyEvent',
  'news',
  'board',
];

/**
 * Returns a page of the history of a brewery, newest first, without claims. Its staff read the changes
 * of what they may change, and all of their own.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function readBreweryHistory(
  ctx: Context & { caller: Caller },
  { id, cursor, limit }: z.infer<typeof historyOfBrewery>,
) {
  const { row } = await loadOwnBrewery(ctx.db, ctx.caller, id, 'history');
  const isWhole = hasRight(ctx.caller, await findPeopleOf(ctx.db, id), 'wholeHistory');
  const seenBy = isWhole ? undefined : { userId: ctx.caller.id, kinds: STAFF_KINDS };
  const filter = { breweryId: row.id, cursor, except: 'claim', seenBy } as const;
  return await readHistory(ctx.db, ctx, filter, limit);
}
