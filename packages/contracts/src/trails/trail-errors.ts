import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of trails and prizes. */
export const trailErrors = {
  'trail.notFound': ['NOT_FOUND', 'This trail does not exist.'],
  'trail.over': ['CONFLICT', 'The last day of this trail is over. Please move it first.'],
  'trail.tooMany': ['CONFLICT', 'Many trails are open already. Please close one first.'],
  'question.notFound': ['NOT_FOUND', 'This brewery asks no question on this trail.'],
  'question.over': ['CONFLICT', 'This trail is over and takes no more answers.'],
  'question.checkInFirst': [
    'CONFLICT',
    'Please check in at this brewery first, by position, code of the day or tag. Then answer its question.',
  ],
  'question.limit': [
    'TOO_MANY_REQUESTS',
    'That was the third wrong answer today. Please look around and try again tomorrow.',
  ],
  'draw.nobody': ['CONFLICT', 'Nobody is left to draw among those who finished this trail.'],
  'draw.changed': [
    'CONFLICT',
    'The list of winners changed meanwhile. Please look at it before you draw again.',
  ],
  'draw.notFound': ['NOT_FOUND', 'This winner was removed already.'],
  'prize.notFound': [
    'NOT_FOUND',
    'There is no prize with this code. Please check it and try again.',
  ],
  'prize.notHere': ['FORBIDDEN', 'This prize is not handed out here.'],
  'prize.redeemed': ['CONFLICT', 'This prize was redeemed already.'],
  'prize.expired': ['CONFLICT', 'This prize is not valid any more.'],
  'prize.outOfStock': ['CONFLICT', 'No prizes are left here.'],
  'prize.limit': ['TOO_MANY_REQUESTS', 'Too many wrong codes. Please wait a few minutes.'],
  'prize.notUndone': [
    'CONFLICT',
    'Only the house that redeemed a prize can undo it, within ten minutes.',
  ],
} as const satisfies DomainErrors;
