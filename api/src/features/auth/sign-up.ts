import { randomUUID } from 'node:crypto';
import type { completeProfileInput } from '@hoptrail/contracts/auth/auth';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import type { z } from 'zod';
import { provenEmail, roleOf, startSession } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { lock } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { joinInvitedTeams } from '../staff/shared/join-teams.ts';
import { claimImage } from '../uploads/shared/claims.ts';
import { deleteAdministratorInvitation } from '../users/shared/administrators.repo.ts';
import { loadOwnUser, loadProfile, profile } from '../users/shared/own-user.ts';
import { assertUsernameFree } from '../users/shared/usernames.ts';
import { findUserIdByEmail, insertUser, updateUser } from '../users/shared/users.repo.ts';
import { refusalOfNewcomer } from './registration/admission.ts';
import { addressTurns } from './shared/address-turns.ts';
import { holdsFirstLink, useFirstLink } from './shared/first-administrator.ts';
import { deleteInvitationOf } from './shared/invitations.repo.ts';

/**
 * Creates the account of a proven address and signs it in.
 * @throws AppError `auth.signupExpired`, `auth.accountExists`, why the address may not sign up, and
 * the errors of the checks of username and picture
 */
export async function signUp(
  ctx: Context,
  { email, username, profileImageUrl }: z.infer<typeof completeProfileInput>,
): Promise<OwnUser> {
  if (provenEmail(ctx) !== email) throw new AppError('auth.signupExpired');
  const id = randomUUID();
  await addressTurns.run(email, () => insertAccount(ctx, id, { email, username, profileImageUrl }));
  ctx.securityLog.record('sign-in', ctx.clientAddress, { user: id });
  return await loadOwnUser(ctx, id);
}

async function insertAccount(
  ctx: Context,
  id: string,
  { email, username, profileImageUrl }: z.infer<typeof completeProfileInput>,
): Promise<void> {
  await write(
    ctx.db,
    async (trx) => {
      await lock(trx, `address ${email}`);
      if (await findUserIdByEmail(trx, email)) throw new AppError('auth.accountExists');
      const refusal = await refusalOfNewcomer(trx, ctx, email);
      if (refusal) throw refusal;
      const createdAt = ctx.clock.now().toISOString();
      const role = (await deleteAdministratorInvitation(trx, email)) ? 'admin' : 'user';
      const isAdministrator =
        roleOf({ email, role }, ctx.config) === 'admin' || (await holdsFirstLink(trx, ctx));
      await assertUsernameFree(trx, username, { userId: id, isAdministrator });
      await insertUser(trx, { id, email, username, name: username, role, createdAt });
      await joinInvitedTeams(trx, { caller: { id, email, role }, clock: ctx.clock });
      await deleteInvitationOf(trx, email);
      await useFirstLink(trx, ctx, id);
      const profileImage = await claimImage(trx, ctx.clock, profileImageUrl, {
        userId: id,
        email,
        maxBytes: SMALL_UPLOAD_BYTES,
        isPersonal: true,
      });
      await updateUser(trx, id, { profileImage });
      await startSession(ctx, trx, { id, email });
      return await loadProfile(trx, id);
    },
    profile,
  );
}
