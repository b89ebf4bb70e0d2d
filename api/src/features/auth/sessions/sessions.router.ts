import { deviceSessionId, deviceSessions } from '@hoptrail/contracts/auth/auth';
import { done } from '@hoptrail/contracts/fields';
import {
  deleteSession,
  deleteSessionsOf,
  findAllSessionsOf,
} from '../../../access/sessions.repo.ts';
import { type Caller, currentSession, endSession } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { rest, signedInProcedure } from '../../../trpc.ts';
import { deviceSessionOf } from './sessions.rules.ts';

type SignedIn = Context & { caller: Caller };

export const sessionsRouter = {
  /** Returns the devices that are signed in to the caller's account. */
  list: signedInProcedure
    .meta(rest('GET', '/auth/sessions', 'List the own sessions'))
    .output(deviceSessions)
    .query(async ({ ctx }) => (await devicesOf(ctx)).map(({ session }) => session)),

  /** Signs one of the caller's devices out. */
  end: signedInProcedure
    .meta(rest('DELETE', '/auth/sessions/:id', 'End one of the own sessions'))
    .input(deviceSessionId)
    .output(deviceSessions)
    .mutation(async ({ ctx, input }) => {
      const devices = await devicesOf(ctx);
      const ended = devices.find(({ session }) => session.id === input.id);
      if (!ended) {
        throw new AppError('auth.forbidden', { message: 'This device is not signed in any more.' });
      }
      if (ended.session.isCurrent) {
        await endSession(ctx);
        ctx.clearBrowser();
      } else {
        await deleteSession(ctx.db, ended.tokenHash);
      }
      return devices.filter((device) => device !== ended).map(({ session }) => session);
    }),

  /** Signs the caller out on all devices, including this one. */
  endAll: signedInProcedure
    .meta(rest('DELETE', '/auth/sessions', 'End all other sessions of the caller'))
    .output(done)
    .mutation(async ({ ctx }) => {
      await deleteSessionsOf(ctx.db, ctx.caller.id);
      await endSession(ctx);
      ctx.clearBrowser();
      return { message: 'Signed out everywhere' };
    }),
};

async function devicesOf(ctx: SignedIn) {
  const rows = await findAllSessionsOf(ctx.db, ctx.caller.id, ctx.clock.now().toISOString());
  const current = currentSession(ctx);
  return rows.map((row) => ({
    tokenHash: row.tokenHash,
    session: deviceSessionOf(row, current),
  }));
}
