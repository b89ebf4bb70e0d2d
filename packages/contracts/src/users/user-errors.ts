import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of accounts. */
export const userErrors = {
  'user.notFound': ['NOT_FOUND', 'User not found'],
  'user.isAdmin': ['FORBIDDEN', 'Administrators cannot be suspended.'],
  'user.usernameTaken': ['CONFLICT', 'This username is taken. Please choose another one.'],
  'user.usernameLookAlike': [
    'CONFLICT',
    'This username looks like one that is taken. Please choose another one.',
  ],
  'user.usernameReserved': [
    'CONFLICT',
    'This username is reserved for the people who run this server. Please choose another one.',
  ],
} as const satisfies DomainErrors;
