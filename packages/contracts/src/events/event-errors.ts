import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of events. */
export const eventErrors = {
  'event.notFound': ['NOT_FOUND', 'Event not found'],
} as const satisfies DomainErrors;
