import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of boards. */
export const boardErrors = {
  'board.notFound': ['NOT_FOUND', 'This board is not connected any more.'],
  'board.wrongCode': [
    'NOT_FOUND',
    'No television shows these digits. They change every five minutes: please type those that it shows now.',
  ],
  'board.limit': ['TOO_MANY_REQUESTS', 'Too many wrong digits. Please wait a few minutes.'],
  'board.tooMany': ['CONFLICT', 'A brewery has ten boards at most. Please end one first.'],
  'board.tooManyOpened': [
    'TOO_MANY_REQUESTS',
    'Many televisions were opened here. Please try again in an hour.',
  ],
} as const satisfies DomainErrors;
