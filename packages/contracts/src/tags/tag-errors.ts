import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of NFC tags. */
export const tagErrors = {
  'tag.notFound': ['NOT_FOUND', 'This tag does not exist any more.'],
  'tag.foreign': [
    'FORBIDDEN',
    'This tag is unknown here, or its address is incomplete. Hold your phone to it once more, and otherwise tell the people at the bar.',
  ],
  'tag.factoryKeys': [
    'FORBIDDEN',
    'This tag still has the keys of its factory, so it proves nothing. Please tell the people at the bar.',
  ],
  'tag.revoked': [
    'FORBIDDEN',
    'The brewery revoked this tag. Please check in on its page instead.',
  ],
  'tag.used': ['FORBIDDEN', 'This tap was used already. Please hold your phone to the tag again.'],
  'tag.older': [
    'FORBIDDEN',
    'Somebody used the tag after you. Please hold your phone to it once more.',
  ],
  'tag.tooFar': [
    'FORBIDDEN',
    'Your phone says that it is far away from this brewery. A tap counts where the tag is.',
  ],
  'tag.limit': ['TOO_MANY_REQUESTS', 'Too many taps that count for nothing. Please wait a while.'],
} as const satisfies DomainErrors;
