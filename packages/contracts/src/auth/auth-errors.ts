import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of signing in and up. */
export const authErrors = {
  'auth.required': ['UNAUTHORIZED', 'Please sign in first.'],
  'auth.forbidden': ['FORBIDDEN', 'You are not allowed to do this.'],
  'auth.codeInvalid': ['BAD_REQUEST', 'Please check your code and try again'],
  'auth.codeLimit': [
    'TOO_MANY_REQUESTS',
    'Too many codes were requested. Please wait before asking for another one.',
  ],
  'auth.linkInvalid': [
    'FORBIDDEN',
    'This sign-in link is not valid any more. Please make a new one.',
  ],
  'auth.signupExpired': [
    'UNAUTHORIZED',
    'Please confirm your e-mail address again, the confirmation is older than 15 minutes.',
  ],
  'auth.accountExists': [
    'CONFLICT',
    'An account with this e-mail address exists already. Please sign in.',
  ],
  'auth.firstLinkInvalid': [
    'FORBIDDEN',
    'This link is not valid any more. Where no administrator exists yet, a restart of the server makes a new one.',
  ],
  'auth.notInvited': ['FORBIDDEN', 'New accounts are by invitation here.'],
  'auth.registrationClosed': ['FORBIDDEN', 'No new accounts are made here.'],
  'auth.suspended': ['FORBIDDEN', 'This account is suspended.'],
} as const satisfies DomainErrors;
