import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of invitations. */
export const invitationErrors = {
  'invitation.notFound': ['NOT_FOUND', 'This invitation does not exist any more.'],
  'invitation.exists': ['CONFLICT', 'This address is invited already.'],
  'invitation.hasAccount': ['CONFLICT', 'This address has an account already.'],
  'invitation.closed': [
    'CONFLICT',
    'Registration is closed on this server, so an invitation would have no effect. The host can change that with REGISTRATION=invite.',
  ],
  'invitation.sentJustNow': [
    'TOO_MANY_REQUESTS',
    'This invitation was mailed a moment ago. Please wait a few minutes.',
  ],
  'invitation.tooMany': [
    'TOO_MANY_REQUESTS',
    'Many invitations were mailed today. Please go on tomorrow.',
  ],
} as const satisfies DomainErrors;
