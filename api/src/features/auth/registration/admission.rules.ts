import { domainToASCII } from 'node:url';
import type { RegistrationSettings } from '@hoptrail/contracts/auth/auth';

/** An address that wants to sign up. */
export interface Newcomer {
  email: string;
  /** Whether it is invited and the invitation has not expired. */
  isInvited: boolean;
  /**
   * Whether the host made it an administrator, or its browser opened the first administrator's
   * link.
   */
  isAdministrator: boolean;
}

/** Returns whether a new address may sign up. */
export function isAdmitted(
  { registration, domains }: RegistrationSettings,
  { email, isInvited, isAdministrator }: Newcomer,
): boolean {
  if (isAdministrator) return true;
  switch (registration) {
    case 'open':
      return domains.length === 0 || isInvited || domains.includes(domainOf(email));
    case 'invite':
      return isInvited;
    case 'closed':
      return false;
  }
}

/** Returns the domain of an address in its ASCII form. */
function domainOf(email: string): string {
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1));
}
