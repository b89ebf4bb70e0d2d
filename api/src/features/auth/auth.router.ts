import { randomUUID } from 'node:crypto';
import {
  completeProfileInput,
  sendCodeInput,
  sendCodeOutput,
  signedIn,
  verifyCodeInput,
  verifyCodeOutput,
} from '@hoptrail/contracts/auth';
import { done } from '@hoptrail/contracts/fields';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, router, signedInProcedure } from '../../trpc.ts';
import { mayBeMailed, refusalOfNewcomer } from '../invitations/admission.ts';
import { deleteInvitationOf } from '../invitations/invitations.repo.ts';
import { claimImage } from '../uploads/claims.ts';
import { deleteAdministratorInvitation } from '../users/administrators.repo.ts';
import { loadOwnUser } from '../users/own-user.ts';
import { assertUsernameFree } from '../users/usernames.ts';
import { findUserByEmail, findUserIdByEmail, insertUser, updateUser } from '../users/users.repo.ts';
import { countCode } from './code-limits.ts';
import { issueCode, useCode } from './codes.ts';
import { endSession, proveEmail, provenEmail, roleOf, startSession } from './sessions.ts';
import { suspended } from './suspended.ts';

export const authRouter = router({
  /** Sends a sign-in code. The answer is the same whether the address has an account or not. */
  sendCode: publicProcedure
    .meta(rest('POST', '/auth/send-code'))
    .input(sendCodeInput)
    .output(sendCodeOutput)
    .mutation(async ({ ctx, input }) => {
      await countCode(ctx);
      const isMailed = await mayBeMailed(ctx.db, ctx, input.email);
      const code = await issueCode(ctx, input.email, isMailed);
      await ctx.outbox.wake();
      return {
        message: 'Verification code sent',
        ...(ctx.config.mode === 'production' ? {} : { developmentCode: code }),
      };
    }),

  /** Signs in who has an account; remembers for 15 minutes that the address is proven, else. */
  verifyCode: publicProcedure
    .meta(rest('POST', '/auth/verify-code'))
    .input(verifyCodeInput)
    .output(verifyCodeOutput)
    .mutation(async ({ ctx, input }) => {
      const outcome = await ctx.db.transaction().execute(async (trx) => {
        const refusal = await useCode(trx, ctx, input.email, input.code);
        if (refusal) return refusal;
        const user = await findUserByEmail(trx, input.email);
        if (user?.suspendedAt) return suspended(ctx.config, user.suspensionReason);
        if (!user) return await refusalOfNewcomer(trx, ctx, input.email);
        await startSession(ctx, trx, user.id);
        return user.id;
      });
      if (outcome instanceof AppError) throw outcome;
      if (outcome) return { isNewUser: false, user: await loadOwnUser(ctx, outcome) };
      // Whoever was signed in on this phone is not the person who signs up now.
      await endSession(ctx);
      proveEmail(ctx, input.email);
      return { isNewUser: true, user: null };
    }),

  /** Makes the account of a proven address and signs it in. */
  completeProfile: publicProcedure
    .meta(rest('POST', '/auth/complete-profile'))
    .input(completeProfileInput)
    .output(signedIn)
    .mutation(async ({ ctx, input }) => {
      const { email, username } = input;
      if (provenEmail(ctx) !== email) throw new AppError('auth.signupExpired');
      const id = randomUUID();
      await ctx.db.transaction().execute(async (trx) => {
        if (await findUserIdByEmail(trx, email)) throw new AppError('auth.accountExists');
        const refusal = await refusalOfNewcomer(trx, ctx, email);
        if (refusal) throw refusal;
        await deleteInvitationOf(trx, email);
        const createdAt = ctx.clock.now().toISOString();
        const role = (await deleteAdministratorInvitation(trx, email)) ? 'admin' : 'user';
        const isAdministrator = roleOf({ email, role }, ctx.config) === 'admin';
        await assertUsernameFree(trx, username, { userId: id, isAdministrator });
        await insertUser(trx, { id, email, username, name: username, role, createdAt });
        const profileImage = await claimImage(trx, ctx.clock, input.profileImageUrl, {
          userId: id,
          email,
          maxBytes: SMALL_UPLOAD_BYTES,
          isPersonal: true,
        });
        await updateUser(trx, id, { profileImage });
        await startSession(ctx, trx, id);
      });
      return { user: await loadOwnUser(ctx, id) };
    }),

  me: signedInProcedure
    .meta(rest('GET', '/auth/me'))
    .output(signedIn)
    .query(async ({ ctx }) => ({ user: await loadOwnUser(ctx, ctx.caller.id) })),

  logout: publicProcedure
    .meta(rest('POST', '/auth/logout'))
    .output(done)
    .mutation(async ({ ctx }) => {
      await endSession(ctx);
      return { message: 'Signed out' };
    }),
});
