import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of exports and imports. */
export const personalDataErrors = {
  'export.running': [
    'CONFLICT',
    'Your data is being downloaded already, here or on another device. Please wait for its end.',
  ],
  'export.tooMany': [
    'TOO_MANY_REQUESTS',
    'You have downloaded your data many times. Please try again in an hour.',
  ],
  'import.running': [
    'CONFLICT',
    'Another file of yours is being read. Please wait until it is finished.',
  ],
  'import.notFound': ['NOT_FOUND', 'This import does not exist any more.'],
  'import.tooLarge': [
    'PAYLOAD_TOO_LARGE',
    'This file is larger than 50 MB. If it is a zip with pictures, unpack it and send its check-in files one by one.',
  ],
  'import.tooMany': [
    'TOO_MANY_REQUESTS',
    'You have many imports. Please remove one that you do not need.',
  ],
} as const satisfies DomainErrors;
