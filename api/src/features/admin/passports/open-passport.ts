import {
  type AdminPassport,
  adminPassport,
  type passportOpening,
} from '@hoptrail/contracts/admin/passports';
import { OPEN_PASSPORTS } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lock, lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { upsertBacklog } from '../../passports/shared/backlog.repo.ts';
import { loadAdminPassport } from './load-passports.ts';
import { countOpenPassports, updatePassport } from './passports.repo.ts';

/**
 * Opens a trail, or closes it before its last day; opening a closed one lets it go on. The verified
 * check-ins since its first day are counted in the background. Stamps, badges and prizes stay.
 * @throws AppError `passport.notFound`, `passport.over`, `passport.tooMany`
 */
export async function setPassportOpen(
  ctx: Context & { caller: Caller },
  { id, open }: z.infer<typeof passportOpening>,
): Promise<AdminPassport> {
  return await write(
    ctx.db,
    async (trx) => {
      await lock(trx, 'open trails');
      await lockRows(trx, 'passports', [id]);
      const before = await loadAdminPassport(trx, id);
      const isOpen = before.openedAt !== null && before.closedAt === null;
      if (open === isOpen || (!open && before.openedAt === null)) return before;
      const now = ctx.clock.now().toISOString();
      if (open) {
        if (before.endedAt !== null) throw new AppError('passport.over');
        if ((await countOpenPassports(trx)) >= OPEN_PASSPORTS)
          throw new AppError('passport.tooMany');
        await updatePassport(trx, id, { openedAt: before.openedAt ?? now, closedAt: null });
        await upsertBacklog(trx, [id], now);
      } else {
        await updatePassport(trx, id, { closedAt: now });
      }
      const after = await loadAdminPassport(trx, id);
      const verb = !open ? 'closed' : before.openedAt === null ? 'opened' : 'reopened';
      await recordChange(trx, ctx, {
        ...{ kind: 'passport', verb, id, name: before.name },
        before: { openedAt: before.openedAt, closedAt: before.closedAt },
        after: { openedAt: after.openedAt, closedAt: after.closedAt },
      });
      return after;
    },
    adminPassport,
  );
}
