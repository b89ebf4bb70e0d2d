import { clientErrorTexts } from '../errors/client-errors.ts';
import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of check-ins and house codes. */
export const checkinErrors = {
  'checkin.tooFast': [
    'TOO_MANY_REQUESTS',
    'You checked in far away from here a moment ago. Please try again later.',
  ],
  'checkin.pinMoved': [
    'TOO_MANY_REQUESTS',
    'You moved the location of this brewery in the last 24 hours.',
  ],
  'checkin.dailyLimit': [
    'TOO_MANY_REQUESTS',
    'That is enough for one day. Please come back tomorrow.',
  ],
  'checkin.cooldown': ['TOO_MANY_REQUESTS', 'Check-in cooldown active.'],
  'checkin.doubled': [
    'CONFLICT',
    'You have another check-in at this brewery within 24 hours of this one, and that one counts.',
  ],
  'checkin.tooLate': [
    'CONFLICT',
    'This check-in waited for more than 48 hours, so it cannot count any more.',
  ],
  'checkin.timeAhead': [
    'CONFLICT',
    'The time of this check-in has not come yet: the clock of your phone was ahead, so nobody can tell when you were there.',
  ],
  'checkin.sentBefore': ['CONFLICT', 'The id of this check-in is taken. Please check in again.'],
  'checkin.tooFar': ['FORBIDDEN', clientErrorTexts['checkin.tooFar']],
  'checkin.noBreweryLocation': ['FORBIDDEN', clientErrorTexts['checkin.noBreweryLocation']],
  'checkin.notFound': ['NOT_FOUND', 'This check-in does not exist any more.'],
  'checkin.locationRequired': ['BAD_REQUEST', clientErrorTexts['checkin.locationRequired']],
  'houseCode.wrong': ['FORBIDDEN', "This is not the house's code of today."],
  'houseCode.limit': [
    'TOO_MANY_REQUESTS',
    'Too many wrong codes. Please ask the house for the code of today.',
  ],
} as const satisfies DomainErrors;
