import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of beers and beers had. */
export const beerErrors = {
  'beer.notFound': ['NOT_FOUND', 'This beer is not on the tap list any more.'],
  'beer.exists': ['CONFLICT', 'There is a beer with this name on the tap list already.'],
  'beer.tooMany': ['CONFLICT', 'The tap list is full. Please delete beers that are gone.'],
  'beerHad.notFound': ['NOT_FOUND', 'This beer is not on your list any more.'],
  'beerHad.tooMany': [
    'CONFLICT',
    'Your list of beers is full. Please remove one that you do not need.',
  ],
  'wish.tooMany': [
    'CONFLICT',
    'Your wish list is full. Please remove what you do not wish any more.',
  ],
} as const satisfies DomainErrors;
