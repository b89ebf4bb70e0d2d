import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of claims. */
export const claimErrors = {
  'claim.notFound': ['NOT_FOUND', 'This claim does not exist any more.'],
  'claim.exists': ['CONFLICT', 'You have asked for this brewery already.'],
  'claim.owned': ['CONFLICT', 'This brewery is yours already.'],
  'claim.decided': ['CONFLICT', 'This claim was decided already.'],
  'claim.tooMany': [
    'TOO_MANY_REQUESTS',
    'You have asked for many breweries lately. Please wait for an answer.',
  ],
} as const satisfies DomainErrors;
