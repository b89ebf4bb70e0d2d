import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { recordChange } from '../history/shared/record-change.ts';
import { findTagById, updateRevoked } from './shared/tags.repo.ts';

/**
 * Revokes a tag for the caller, who has the right at its brewery.
 * @throws AppError `tag.notFound`, `brewery.lost`, `brewery.ownersOnly`, `auth.forbidden`
 */
export async function revokeOwnTag(ctx: Context & { caller: Caller }, id: string): Promise<void> {
  await write(ctx.db, async (trx) => {
    const tag = await loadUsedTag(trx, id);
    await loadOwnBrewery(trx, ctx.caller, tag.breweryId, 'tags');
    await revokeTag(trx, ctx, tag);
  });
}

type UsedTag = Awaited<ReturnType<typeof loadUsedTag>>;

/**
 * Locks and returns a tag that is in use.
 * @throws AppError `tag.notFound`
 */
export async function loadUsedTag(trx: Db, id: string) {
  await lockRows(trx, 'brewery_tags', [id]);
  const row = await findTagById(trx, id);
  if (!row || row.revokedAt !== null) throw new AppError('tag.notFound');
  return row;
}

/**
 * Revokes a tag: a tap on it is refused from now on. Its row stays, for the sentence that says so.
 * @param by who does it: a caller whose right was checked, or null for the host
 */
export async function revokeTag(
  trx: Db,
  by: { caller: Caller | null; clock: Clock },
  { id, name, breweryId }: UsedTag,
): Promise<void> {
  await updateRevoked(trx, id, by.clock.now().toISOString());
  await recordChange(trx, by, { kind: 'tag', id, name, breweryId, before: { name } });
}
