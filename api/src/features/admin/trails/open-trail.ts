import { type AdminTrail, adminTrail, type trailOpening } from '@hoptrail/contracts/admin/trails';
import { OPEN_TRAILS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lock, lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { upsertBacklog } from '../../trails/shared/backlog.repo.ts';
import { loadAdminTrail } from './load-trails.ts';
import { countOpenTrails, updateTrail } from './trails.repo.ts';

/**
 * Opens a trail, or closes it before its last day; opening a closed one lets it go on. The verified
 * check-ins since its first day are counted in the background. Stamps, badges and prizes stay.
 * @throws AppError `trail.notFound`, `trail.over`, `trail.tooMany`
 */
export async function setTrailOpen(
  ctx: Context & { caller: Caller },
  { id, open }: z.infer<typeof trailOpening>,
): Promise<AdminTrail> {
  return await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'open trails');
      await lockRows(trx, 'passports', [id]);
      const before = await loadAdminTrail(trx, id);
      const isOpen = before.openedAt !== null && before.closedAt === null;
      if (open === isOpen || (!open && before.openedAt === null)) return before;
      const now = ctx.clock.now().toISOString();
      if (open) {
        if (before.endedAt !== null) throw new AppError('trail.over');
        if ((await countOpenTrails(trx)) >= OPEN_TRAILS) throw new AppError('trail.tooMany');
        await updateTrail(trx, id, { openedAt: before.openedAt ?? now, closedAt: null });
        await upsertBacklog(trx, [id], now);
      } else {
        await updateTrail(trx, id, { closedAt: now });
      }
      const after = await loadAdminTrail(trx, id);
      const verb = !open ? 'closed' : before.openedAt === null ? 'opened' : 'reopened';
      await recordChange(trx, ctx, {
        ...{ kind: 'passport', verb, id, name: before.name },
        before: { openedAt: before.openedAt, closedAt: before.closedAt },
        after: { openedAt: after.openedAt, closedAt: after.closedAt },
      });
      return after;
    },
    adminTrail,
  );
}
