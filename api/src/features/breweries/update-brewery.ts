import type { breweryUpdate } from '@hoptrail/contracts/breweries';
import type { z } from 'zod';
import { Authorized } from '../../authorize.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import type { Caller } from '../auth/sessions.ts';
import { replaceImage } from '../uploads/claims.ts';
import { findBreweryById, updateBrewery } from './breweries.repo.ts';
import { canEditBrewery } from './breweries.rules.ts';
import { findOwnerIds } from './ownership.repo.ts';
import { updateNameAlong } from './rename.repo.ts';
import { searchTextOf } from './search-text.ts';

/**
 * Changes a brewery, for those who may. A new name goes along to its events and beers.
 * @throws AppError `brewery.notFound`, `auth.forbidden`, and those of taking pictures into use
 */
export async function changeBrewery(
  ctx: Context & { caller: Caller },
  { id, socialLinks, ...changes }: z.infer<typeof breweryUpdate>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const brewery = await loadOwnBrewery(trx, ctx.caller, id);
    const before = brewery.row;
    const after = { ...before, ...defined(changes) };
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
  });
}

/**
 * A brewery that the caller may change.
 * @throws AppError `brewery.notFound`, `auth.forbidden`
 */
async function loadOwnBrewery(trx: Db, caller: Caller, id: string) {
  const row = await findBreweryById(trx, id);
  if (!row) throw new AppError('brewery.notFound');
  const ownerIds = await findOwnerIds(trx, id);
  return Authorized.by(caller, row, () => canEditBrewery(caller, ownerIds));
}
