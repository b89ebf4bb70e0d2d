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
} from '@hoptrail/contracts/auth/auth';
import { done } from '@hoptrail/contracts/fields';
import { endSession } from '../../access/sessions.ts';
import { publicProcedure, rest, signedInProcedure } from '../../trpc.ts';
import { loadOwnUser } from '../users/shared/own-user.ts';
import { sendCode } from './codes/send-code.ts';
import { sessionsRouter } from './sessions/sessions.router.ts';
import { openFirstLink } from './shared/first-administrator.ts';
import { signInByCode, signInByLink } from './sign-in.ts';
import { signUp } from './sign-up.ts';

export const authRouter = {
  /** Sends a sign-in code. The response does not show whether the address has an account. */
  sendCode: publicProcedure
    .meta(rest('POST', '/auth/send-code', 'Mail a sign-in code'))
    .input(sendCodeInput)
    .output(sendCodeOutput)
    .mutation(async ({ ctx, input }) => {
      const developmentCode = await sendCode(ctx, input.email);
      return {
        message: 'Verification code sent',
        ...(developmentCode === undefined ? {} : { developmentCode }),
      };
    }),

  /**
   * Signs in the account of the proven address, or remembers the address for 15 minutes if it has
   * no account.
   */
  verifyCode: publicProcedure
    .meta(rest('POST', '/auth/verify-code', 'Sign in by a code, or confirm an address'))
    .input(verifyCodeInput)
    .output(verifyCodeOutput)
    .mutation(({ ctx, input }) => signInByCode(ctx, input)),

  /** Signs in by a link that `hoptrail admin sign-in-link` printed. */
  signInByLink: publicProcedure
    .meta(rest('POST', '/auth/sign-in-link', 'Sign in by a link of the host'))
    .input(signInLink)
    .output(signInLinkOutput)
    .mutation(({ ctx, input }) => signInByLink(ctx, input.token)),

  /** Creates the account of a proven address and signs it in. */
  completeProfile: publicProcedure
    .meta(rest('POST', '/auth/complete-profile', 'Create an account for a confirmed address'))
    .input(completeProfileInput)
    .output(signedIn)
    .mutation(async ({ ctx, input }) => ({ user: await signUp(ctx, input) })),

  /**
   * Accepts the link that the server prints while it has no administrator. A signed-in account
   * becomes administrator at once; otherwise the account that signs in or up in this browser within
   * an hour.
   */
  becomeFirstAdministrator: publicProcedure
    .meta(
      rest(
        'POST',
        '/auth/first-administrator',
        'Become the first administrator by the link of the first start',
      ),
    )
    .input(firstAdministratorInput)
    .output(firstAdministratorOutput)
    .mutation(async ({ ctx, input }) => {
      const caller = await ctx.findCaller();
      await openFirstLink(ctx, caller?.id, input.token);
      return { user: caller ? await loadOwnUser(ctx, caller.id) : null };
    }),

  me: signedInProcedure
    .meta(rest('GET', '/auth/me', 'Get the signed-in person'))
    .output(signedIn)
    .query(async ({ ctx }) => ({ user: await loadOwnUser(ctx, ctx.caller.id) })),

  logout: publicProcedure
    .meta(rest('POST', '/auth/logout', 'End the session'))
    .output(done)
    .mutation(async ({ ctx }) => {
      await endSession(ctx);
      ctx.clearBrowser();
      return { message: 'Signed out' };
    }),

  sessions: sessionsRouter,
};
