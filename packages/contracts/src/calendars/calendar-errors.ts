import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of calendars. */
export const calendarErrors = {
  'calendar.notFound': [
    'NOT_FOUND',
    'This calendar address is not valid any more. It was renewed, or its account is gone: the current address is on the profile.',
  ],
  'calendar.noEntry': [
    'NOT_FOUND',
    'Calendars cannot show this event: its date or time cannot be read, or it is long over.',
  ],
} as const satisfies DomainErrors;
