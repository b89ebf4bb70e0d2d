import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of the owners and the staff of breweries. */
export const staffErrors = {
  'staff.exists': ['CONFLICT', 'This person is on the staff already.'],
  'staff.full': [
    'CONFLICT',
    'The staff has as many people as a brewery can have. Please remove one first.',
  ],
  'staff.ownersFull': [
    'CONFLICT',
    'The brewery has as many owners as it can have. Please remove one first.',
  ],
  'staff.lastOwner': [
    'CONFLICT',
    'Nobody else owns this brewery. Add another owner first, or ask an administrator to take the page back.',
  ],
  'staff.isOwner': ['CONFLICT', 'This person owns the brewery, and can do all that its staff can.'],
  'staff.limit': ['TOO_MANY_REQUESTS', 'You have typed many names today. Please go on tomorrow.'],
  'staff.notFound': ['NOT_FOUND', 'This person is not in the team any more.'],
  'staff.tooManyPlaces': ['CONFLICT', 'This person is on the staff of many breweries already.'],
} as const satisfies DomainErrors;
