import type { CookieJar } from '../../../access/request-cookies.ts';
import type { Config } from '../../../config/config.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import type { Clock } from '../../../lib/clock.ts';
import { existsAdministratorInvitation } from '../../users/shared/administrators.repo.ts';
import { findUserIdByEmail } from '../../users/shared/users.repo.ts';
import { holdsFirstLink } from '../shared/first-administrator.ts';
import { findInvitationByEmail } from '../shared/invitations.repo.ts';
import { contactOf } from '../shared/suspended.ts';
import { isAdmitted } from './admission.rules.ts';

interface AdmissionDeps {
  config: Config;
  clock: Clock;
  cookies: CookieJar;
}

/**
 * Returns why an address without an account may not sign up; undefined if it may. Only for a proven
 * address, because the result shows that it has no account.
 * @param trx the transaction that creates the account or uses up the code
 */
export async function refusalOfNewcomer(
  trx: Db,
  deps: AdmissionDeps,
  email: string,
): Promise<AppError | undefined> {
  const { config, clock } = deps;
  const invitation = await findInvitationByEmail(trx, email);
  const newcomer = {
    email,
    isInvited: invitation !== undefined && invitation.expiresAt > clock.now().toISOString(),
    isAdministrator: await isComingAdministrator(trx, deps, email),
  };
  return isAdmitted(config.registration, newcomer) ? undefined : refusal(config);
}

/**
 * Returns whether to mail a code to this address. If registration is closed, an address without an
 * account gets no mail; otherwise anybody could make the server write to strangers. The response is
 * the same in all cases.
 */
export async function mayBeMailed(
  db: Db,
  deps: Omit<AdmissionDeps, 'clock'>,
  email: string,
): Promise<boolean> {
  if (deps.config.registration.registration !== 'closed') return true;
  const hasAccount = (await findUserIdByEmail(db, email)) !== undefined;
  return hasAccount || (await isComingAdministrator(db, deps, email));
}

/**
 * Returns whether the host made the address an administrator, or its browser opened the first
 * administrator's link.
 */
async function isComingAdministrator(
  db: Db,
  deps: Omit<AdmissionDeps, 'clock'>,
  email: string,
): Promise<boolean> {
  if (deps.config.adminEmails.includes(email)) return true;
  return (await existsAdministratorInvitation(db, email)) || (await holdsFirstLink(db, deps));
}

function refusal(config: Config): AppError {
  const { registration, domains } = config.registration;
  const contact = `Write to ${contactOf(config)}.`;
  switch (registration) {
    case 'open':
      return new AppError('auth.notInvited', {
        message: `New accounts need an e-mail address of ${domains.join(' or ')}, or an invitation. ${contact}`,
      });
    case 'invite':
      return new AppError('auth.notInvited', {
        message: `New accounts are by invitation here, and this address has none. ${contact}`,
      });
    case 'closed':
      return new AppError('auth.registrationClosed', {
        message: `No new accounts are made here. ${contact}`,
      });
  }
}
