import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of profiles. */
export const profileErrors = {
  'profile.notFound': ['NOT_FOUND', 'This logbook is private, or there is nobody with this name.'],
} as const satisfies DomainErrors;
