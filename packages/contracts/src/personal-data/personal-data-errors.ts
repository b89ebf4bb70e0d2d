import { clientErrorTexts } from '../errors/client-errors.ts';
import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of exports and imports. */
export const personalDataErrors = {
  'export.running': [
    'CONFLICT',
    'Your data is being packed already. You get a message when it is ready.',
  ],
  'export.tooSoon': [
    'TOO_MANY_REQUESTS',
    'Your data was packed a moment ago. Please download that file first.',
  ],
  'export.notFound': ['NOT_FOUND', 'This file is not there any more. Please ask for a new one.'],
  'import.running': [
    'CONFLICT',
    'Another file of yours is being read. Please wait until it is finished.',
  ],
  'import.notFound': ['NOT_FOUND', 'This import does not exist any more.'],
  'import.tooLarge': ['PAYLOAD_TOO_LARGE', clientErrorTexts['import.tooLarge']],
  'import.tooMany': [
    'TOO_MANY_REQUESTS',
    'You have many imports. Please remove one that you do not need.',
  ],
} as const satisfies DomainErrors;
