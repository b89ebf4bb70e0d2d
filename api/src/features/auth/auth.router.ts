import { randomUUID } from 'node:crypto';
import {
  completeProfileInput,
  firstAdministratorInput,
  firstAdministratorOutput,
  sendCodeInput,
  sendCodeOutput,
  signedIn,
  signInLink,
  signInLinkOutput,
  verifyCodeInput,
  verifyCodeOutput,
} from '@hoptrail/contracts/auth';
import { done } from '@hoptrail/contracts/fields';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { findBrowser } from '../../access/browsers.ts';
import {
  endSession,
  proveEmail,
  provenEmail,
  roleOf,
  startSession,
} from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, signedInProcedure } from '../../trpc.ts';
import { claimImage } from '../uploads/shared/claims.ts';
import { deleteAdministratorInvitation } from '../users/shared/administrators.repo.ts';
import { loadOwnUser } from '../users/shared/own-user.ts';
import { assertUsernameFree } from '../users/shared/usernames.ts';
import {
  findUserByEmail,
  findUserIdByEmail,
  insertUser,
  updateUser,
} from '../users/shared/users.repo.ts';
import { sendCode } from './codes/send-code.ts';
import { tryCode } from './codes/try-code.ts';
import { useSignInLink } from './links/sign-in-links.ts';
import { refusalOfNewcomer } from './registration/admission.ts';
import { sessionsRouter } from './sessions/sessions.router.ts';
import { holdsFirstLink, rememberFirstLink, useFirstLink } from './shared/first-administrator.ts';
import { deleteInvitationOf } from './shared/invitations.repo.ts';
import { suspended } from './shared/suspended.ts';

export const authRouter = {
  /** Sends a sign-in code. The answer is the same whether the address has an account or not. */
  sendCode: publicProcedure
    .meta(rest('POST', '/auth/send-code'))
    .input(sendCodeInput)
    .output(sendCodeOutput)
    .mutation(async ({ ctx, input }) => {
      const developmentCode = await sendCode(ctx, input.email);
      return {
        message: 'Verification code sent',
        ...(developmentCode === undefined ? {} : { developmentCode }),
      };
    }),

  /** Signs in who has an account; remembers for 15 minutes that the address is proven, else. */
  verifyCode: publicProcedure
    .meta(rest('POST', '/auth/verify-code'))
    .input(verifyCodeInput)
    .output(verifyCodeOutput)
    .mutation(async ({ ctx, input }) => {
      const { email, code } = input;
      const browser = findBrowser(ctx);
      const outcome = await ctx.db.transaction().execute(async (trx) => {
        const refusal = await tryCode(trx, ctx, { email, code, browser });
        if (refusal) return refusal;
        return await signInProven(ctx, trx, email, await findUserByEmail(trx, email));
      });
      if (outcome instanceof AppError) throw outcome;
      return await welcome(ctx, email, outcome);
    }),

  /** Signs in by a link that `hoptrail admin sign-in-link` printed. */
  signInByLink: publicProcedure
    .meta(rest('POST', '/auth/sign-in-link'))
    .input(signInLink)
    .output(signInLinkOutput)
    .mutation(async ({ ctx, input }) => {
      const { email, outcome } = await ctx.db.transaction().execute(async (trx) => {
        const found = await useSignInLink(trx, ctx, input.token);
        return {
          email: found.email,
          outcome: await signInProven(ctx, trx, found.email, found.user),
        };
      });
      if (outcome instanceof AppError) throw outcome;
      return { email, ...(await welcome(ctx, email, outcome)) };
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
        const isAdministrator =
          roleOf({ email, role }, ctx.config) === 'admin' || (await holdsFirstLink(trx, ctx));
        await assertUsernameFree(trx, username, { userId: id, isAdministrator });
        await insertUser(trx, { id, email, username, name: username, role, createdAt });
        await useFirstLink(trx, ctx, id);
        const profileImage = await claimImage(trx, ctx.clock, input.profileImageUrl, {
          userId: id,
          email,
          maxBytes: SMALL_UPLOAD_BYTES,
          isPersonal: true,
        });
        await updateUser(trx, id, { profileImage });
        await startSession(ctx, trx, { id, email });
      });
      return { user: await loadOwnUser(ctx, id) };
    }),

  /**
   * Takes the link that the server prints while it has no administrator. Somebody who is signed in
   * becomes the administrator at once, everybody else by signing in or up within an hour.
   */
  becomeFirstAdministrator: publicProcedure
    .meta(rest('POST', '/auth/first-administrator'))
    .input(firstAdministratorInput)
    .output(firstAdministratorOutput)
    .mutation(async ({ ctx, input }) => {
      const caller = await ctx.findCaller();
      await ctx.db.transaction().execute(async (trx) => {
        if (!caller) return await rememberFirstLink(trx, ctx, input.token);
        if (await useFirstLink(trx, ctx, caller.id, input.token)) return;
        throw new AppError('auth.firstLinkInvalid');
      });
      return { user: caller ? await loadOwnUser(ctx, caller.id) : null };
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
      ctx.clearBrowser();
      return { message: 'Signed out' };
    }),

  sessions: sessionsRouter,
};

/**
 * Starts the session of a proven address.
 * @returns the user's id, undefined for somebody who may sign up, or why they may not
 */
async function signInProven(
  ctx: Context,
  trx: Db,
  email: string,
  user: Awaited<ReturnType<typeof findUserByEmail>>,
): Promise<string | AppError | undefined> {
  if (user?.suspendedAt) return suspended(ctx.config, user.suspensionReason);
  if (!user) return await refusalOfNewcomer(trx, ctx, email);
  await useFirstLink(trx, ctx, user.id);
  await startSession(ctx, trx, user);
  return user.id;
}

/** Returns who is signed in now; remembers the proof of an address that has no account yet. */
async function welcome(ctx: Context, email: string, userId: string | undefined) {
  if (userId) return { isNewUser: false, user: await loadOwnUser(ctx, userId) };
  // Somebody else may have been signed in in this browser: not the person who signs up now.
  await endSession(ctx);
  proveEmail(ctx, email);
  return { isNewUser: true, user: null };
}
