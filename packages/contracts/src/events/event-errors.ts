import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of events. */
export const eventErrors = {
  'event.notFound': ['NOT_FOUND', 'Event not found'],
  'event.uncounted': ['CONFLICT', 'This event does not count who comes.'],
  'event.moved': ['CONFLICT', 'This event is on another date now. Please look at it again.'],
  'event.begun': ['CONFLICT', 'The event has begun, so this cannot be changed any more.'],
  'event.full': ['CONFLICT', 'All places are taken.'],
} as const satisfies DomainErrors;
