import { clientErrorTexts } from '../errors/client-errors.ts';
import type { DomainErrors } from '../errors/domain-errors.ts';

/** The errors of breweries. */
export const breweryErrors = {
  'brewery.notFound': ['NOT_FOUND', 'Brewery not found'],
  'brewery.closed': ['FORBIDDEN', clientErrorTexts['brewery.closed']],
  'brewery.exists': ['CONFLICT', 'There is a brewery with this name and address already.'],
  'brewery.lost': ['FORBIDDEN', 'This brewery belongs to somebody else now. Nothing was saved.'],
  'brewery.ownersOnly': [
    'FORBIDDEN',
    'Only the owners of this brewery can do that. Its staff change the tap list, the hours, the events and the news.',
  ],
  'brewery.nameTaken': [
    'CONFLICT',
    'Another brewery in this town has this name. Please choose a name that tells them apart, or ask an administrator.',
  ],
  'brewery.nameShared': [
    'CONFLICT',
    'Two breweries have this name. Please say which one is meant.',
  ],
} as const satisfies DomainErrors;
