import type { breweryClosing, breweryPin } from '@hoptrail/contracts/breweries';
import type { z } from 'zod';
import { Authorized } from '../../authorize.ts';
import { refuseConflict } from '../../conflict.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { coordinateText } from '../../lib/coordinate.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Caller } from '../auth/sessions.ts';
import { findBreweryById, updateBrewery } from './breweries.repo.ts';
import { canCloseBrewery } from './breweries.rules.ts';
import { loadOwnBrewery } from './own-brewery.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Puts a brewery on the map, for those who may edit it.
 * @throws AppError `brewery.notFound`, `auth.forbidden`, `edit.conflict`
 */
export async function moveBrewery(
  ctx: SignedIn,
  { id, latitude, longitude, basedOn }: z.infer<typeof breweryPin>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const brewery = await loadOwnBrewery(trx, ctx.caller, id);
    const { row: before } = brewery;
    refuseConflict(basedOn, before);
    const pin = { latitude: coordinateText(latitude), longitude: coordinateText(longitude) };
    await updateBrewery(trx, brewery, pin);
    const subject = { kind: 'brewery', id, name: before.name, breweryId: id } as const;
    await recordChange(trx, ctx, { ...subject, before, after: { ...before, ...pin } });
  });
}

/**
 * Closes a brewery, or opens it again; closed twice it has been closed since the first time.
 * @throws AppError `brewery.notFound`, `auth.forbidden`
 */
export async function setBreweryClosed(
  ctx: SignedIn,
  { id, closed }: z.infer<typeof breweryClosing>,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const row = await findBreweryById(trx, id);
    if (!row) throw new AppError('brewery.notFound');
    const brewery = Authorized.by(ctx.caller, row, canCloseBrewery);
    if (closed === (row.closedAt !== null)) return;
    const closedAt = closed ? ctx.clock.now().toISOString() : null;
    await updateBrewery(trx, brewery, { closedAt });
    await recordChange(trx, ctx, {
      kind: 'brewery',
      verb: closed ? 'closed' : 'reopened',
      id,
      name: row.name,
      breweryId: id,
      before: { closedAt: row.closedAt },
      after: { closedAt },
    });
  });
}
