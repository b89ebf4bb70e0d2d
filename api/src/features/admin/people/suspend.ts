import { type Person, person } from '@hoptrail/contracts/admin/people';
import { Authorized } from '../../../access/authorize.ts';
import { deleteSessionsOf } from '../../../access/sessions.repo.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { recounting } from '../../beers/shared/counted-ratings.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import { loadPerson } from './load-people.ts';
import { updateSuspension } from './people.repo.ts';
import { canSuspend } from './people.rules.ts';

type Administrator = Context & { caller: Caller };

/**
 * Suspends a person: ends their sessions, refuses sign-ins, and takes their ratings out of the means of beers. For a suspended person it replaces
 * the reason.
 * @throws AppError `user.notFound`, `user.isAdmin`
 */
export async function suspend(ctx: Administrator, id: string, reason: string): Promise<Person> {
  const suspendedAt = ctx.clock.now().toISOString();
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'users', [id]);
      const before = await loadPerson(trx, ctx, id);
      if (!canSuspend(ctx.caller, before)) throw new AppError('user.isAdmin');
      const authorized = Authorized.by(ctx.caller, before, canSuspend);
      const since = before.suspension?.since ?? suspendedAt;
      const suspension = { suspendedAt: since, suspensionReason: reason };
      await recounting(trx, { userId: id }, () => updateSuspension(trx, authorized, suspension));
      await deleteSessionsOf(trx, id);
      await recordChange(trx, ctx, {
        ...subjectOf(id),
        verb: 'suspended',
        before: { reason: before.suspension?.reason },
        after: { reason },
      });
      return await loadPerson(trx, ctx, id);
    },
    person,
  );
}

/**
 * Lifts a suspension; the ratings of the person count again.
 * @throws AppError `user.notFound`
 */
export async function reinstate(ctx: Administrator, id: string): Promise<Person> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'users', [id]);
      const before = await loadPerson(trx, ctx, id);
      const authorized = Authorized.by(ctx.caller, before, ({ role }) => role === 'admin');
      const none = { suspendedAt: null, suspensionReason: null };
      await recounting(trx, { userId: id }, () => updateSuspension(trx, authorized, none));
      await recordChange(trx, ctx, {
        ...subjectOf(id),
        verb: 'reinstated',
        before: { reason: before.suspension?.reason },
        after: {},
      });
      return await loadPerson(trx, ctx, id);
    },
    person,
  );
}

/**
 * Signs a person out on all devices; they may sign in again.
 * @throws AppError `user.notFound`
 */
export async function endSessions(ctx: Administrator, id: string): Promise<Person> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'users', [id]);
      const { sessions } = await loadPerson(trx, ctx, id);
      await deleteSessionsOf(trx, id);
      const counts = { before: { sessions }, after: { sessions: 0 } };
      await recordChange(trx, ctx, { ...subjectOf(id), verb: 'signedOut', ...counts });
      return await loadPerson(trx, ctx, id);
    },
    person,
  );
}

function subjectOf(userId: string) {
  return { kind: 'user', id: userId, name: '', userId } as const;
}
