import type { breweryUpdate } from '@hoptrail/contracts/breweries';
import type { z } from 'zod';
import { refuseConflict } from '../../conflict.ts';
import type { Context } from '../../context.ts';
import { defined } from '../../lib/defined.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../auth/sessions.ts';
import { replaceImage } from '../uploads/claims.ts';
import { findBreweryById, updateBrewery } from './breweries.repo.ts';
import { refuseNeighboursName } from './neighbours.ts';
import { loadOwnBrewery } from './own-brewery.ts';
import { updateNameAlong } from './rename.repo.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Changes a brewery, for those who may. A new name goes along to its events and beers.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`,
 *   `brewery.nameTaken`, and those of taking pictures into use
 */
export async function changeBrewery(
  ctx: Context & { caller: Caller },
  { id, socialLinks, basedOn, ...changes }: z.infer<typeof breweryUpdate>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const brewery = await loadOwnBrewery(trx, ctx.caller, id);
    const before = brewery.row;
    refuseConflict(basedOn, before);
    const after = { ...before, ...defined(changes) };
    await refuseNeighboursName(trx, ctx.caller, before, after);
    const take = (picture: 'image' | 'logo' | 'bannerImage') =>
      replaceImage(
        trx,
        ctx.clock,
        { before: before[picture], after: changes[picture] },
        { userId: ctx.caller.id },
      );
    await updateBrewery(
      trx,
      brewery,
      defined({
        ...changes,
        image: await take('image'),
        logo: await take('logo'),
        bannerImage: await take('bannerImage'),
        socialLinks:
          socialLinks && JSON.stringify({ ...before.socialLinks, ...defined(socialLinks) }),
        searchText: searchTextOf(after),
      }),
    );
    if (after.name !== before.name) await updateNameAlong(trx, id, before.name, after.name);
    const stored = await findBreweryById(trx, id);
    const subject = { kind: 'brewery', id, name: after.name, breweryId: id } as const;
    await recordChange(trx, ctx, { ...subject, before, after: stored });
  });
}
