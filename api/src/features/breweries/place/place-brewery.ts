import { brewery, type breweryPin } from '@hoptrail/contracts/breweries/breweries';
import { type Position, positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { coordinateText } from '../../../lib/coordinate.ts';
import { updateEventsOf } from '../../events/shared/changed-events.repo.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { findBreweryById, updateBrewery } from '../shared/breweries.repo.ts';
import { loadOwnBrewery } from '../shared/own-brewery.ts';
import { upsertPinMove } from './pin-moves.repo.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Moves the pin of a brewery, for those who may edit it. The person who moved it cannot check in
 * there for a day (`features/checkins`).
 * @throws AppError `brewery.notFound`, `brewery.lost`, `auth.forbidden`, `edit.conflict`
 */
export async function moveBrewery(
  ctx: SignedIn,
  { id, latitude, longitude, basedOn }: z.infer<typeof breweryPin>,
): Promise<void> {
  await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'breweries', [id]);
      const own = await loadOwnBrewery(trx, ctx.caller, id, 'pin');
      const { row: before } = own;
      refuseConflict(basedOn, before);
      const pin = { latitude: coordinateText(latitude), longitude: coordinateText(longitude) };
      if (isAt(before, { latitude, longitude })) return undefined;
      const movedAt = ctx.clock.now().toISOString();
      await updateBrewery(trx, own, { ...pin, pinMovedAt: movedAt });
      await updateEventsOf(trx, id, movedAt);
      await upsertPinMove(trx, { breweryId: id, userId: ctx.caller.id, movedAt });
      const subject = { kind: 'brewery', id, name: before.name, breweryId: id } as const;
      await recordChange(trx, ctx, { ...subject, before, after: { ...before, ...pin } });
      return await findBreweryById(trx, id);
    },
    brewery.optional(),
  );
}

function isAt(stored: StoredPosition, pin: Position): boolean {
  const place = positionOf(stored);
  return place?.latitude === pin.latitude && place.longitude === pin.longitude;
}
