import json from './notes.json' with { type: 'json' };
import { texts } from './texts.ts';

/** What demo people write about check-ins. */
export const checkinNotes = texts.parse(json.checkins);

/** What demo people write about beers. */
export const beerNotes = texts.parse(json.beers);
