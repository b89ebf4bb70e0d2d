import type { verifyCodeInput } from '@hoptrail/contracts/auth/auth';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { z } from 'zod';
import { findBrowser } from '../../access/browsers.ts';
import { endSession, proveEmail, startSession } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lock, lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { loadOwnUser, loadProfile, profile } from '../users/shared/own-user.ts';
import { findUserByEmail, findUserIdByEmail } from '../users/shared/users.repo.ts';
import { tryCode } from './codes/try-code.ts';
import { useSignInLink } from './links/sign-in-links.ts';
import { refusalOfNewcomer } from './registration/admission.ts';
import { addressTurns } from './shared/address-turns.ts';
import { useFirstLink } from './shared/first-administrator.ts';
import { suspended } from './shared/suspended.ts';

/** The signed-in user; null if the proven address has no account yet. */
interface SignedIn {
  isNewUser: boolean;
  user: OwnUser | null;
}

/**
 * Signs in with a code. The transaction commits for a wrong code too, because it counts the try.
 * @throws AppError what `tryCode` returns; `auth.suspended`, or why the address may not sign up
 */
export async function signInByCode(
  ctx: Context,
  { email, code }: z.infer<typeof verifyCodeInput>,
): Promise<SignedIn> {
  const browser = findBrowser(ctx);
  const { wrongCodes } = ctx.codeLimits;
  const isBraked = await wrongCodes.isUsedUp();
  const tryOnce = () =>
    write(ctx.db, async (trx) => {
      await lock(trx, `address ${email}`);
      const refused = await tryCode(trx, ctx, { email, code, browser, isBraked });
      return { refused, outcome: refused ? undefined : await signInProven(ctx, trx, email) };
    });
  const { refused, outcome } = await addressTurns.run(email, tryOnce);
  if (refused?.isStrangersGuess) await wrongCodes.count();
  if (refused) throw refused.refusal;
  if (outcome instanceof AppError) throw outcome;
  return await welcome(ctx, email, outcome);
}

/**
 * Signs in with a link that the command line printed.
 * @throws AppError what `useSignInLink` throws; `auth.suspended`, or why the address may not sign
 * up
 */
export async function signInByLink(
  ctx: Context,
  token: string,
): Promise<SignedIn & { email: string }> {
  const tryOnce = () =>
    write(ctx.db, async (trx) => {
      const email = await useSignInLink(trx, ctx, token);
      return { email, outcome: await signInProven(ctx, trx, email) };
    });
  const { email, outcome } = await addressTurns.run(token, tryOnce);
  if (outcome instanceof AppError) throw outcome;
  return { email, ...(await welcome(ctx, email, outcome)) };
}

/**
 * Starts a session for a proven address, whose record can be answered.
 * @returns the user's id; undefined for a new address that may sign up; or the error for one that
 * may not sign in or up
 */
async function signInProven(
  ctx: Context,
  trx: Db,
  email: string,
): Promise<string | AppError | undefined> {
  const id = await findUserIdByEmail(trx, email);
  if (id !== undefined) await lockRows(trx, 'users', [id]);
  const user = await findUserByEmail(trx, email);
  if (user?.suspendedAt) return suspended(ctx.config, user.suspensionReason);
  if (!user) return await refusalOfNewcomer(trx, ctx, email);
  await useFirstLink(trx, ctx, user.id);
  await startSession(ctx, trx, user);
  profile.parse(await loadProfile(trx, user.id));
  return user.id;
}

/** Returns the signed-in user, or remembers a proven address that has no account yet. */
async function welcome(ctx: Context, email: string, userId: string | undefined): Promise<SignedIn> {
  if (userId) {
    ctx.securityLog.record('sign-in', ctx.clientAddress, { user: userId });
    return { isNewUser: false, user: await loadOwnUser(ctx, userId) };
  }
  // Ends the session of another person in this browser, so that they are not signed in while this
  // one signs up.
  await endSession(ctx);
  proveEmail(ctx, email);
  return { isNewUser: true, user: null };
}
