import type { RegistrationSettings } from '@hoptrail/contracts/auth/auth';

/** Returns the sentence that explains invitations under the server's registration setting. */
export function registrationText({ registration, domains }: RegistrationSettings): string {
  switch (registration) {
    case 'invite':
      return 'New accounts are by invitation on this server.';
    case 'closed':
      return 'Registration is closed on this server: nobody can sign up, invited or not. The host can change that.';
    case 'open':
      return domains.length > 0
        ? `Addresses of ${domains.join(' or ')} can sign up without an invitation, all others need one.`
        : 'Everybody can sign up on this server. An invitation is only a message.';
  }
}
