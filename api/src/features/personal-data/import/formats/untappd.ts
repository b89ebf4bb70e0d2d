import type { Checkin } from './checkin.ts';
import {
  BadRow,
  decimalOf,
  instantOf,
  keyOf,
  lineOf,
  linkOf,
  notesOf,
  pinOf,
  ratingOf,
} from './values.ts';

/** The columns that every CSV export of Untappd has. */
export const UNTAPPD_COLUMNS = ['beer_name', 'brewery_name', 'created_at'];

/**
 * Reads a check-in of Untappd's export, which has the same names in CSV and JSON.
 * @throws BadRow
 */
export function untappdCheckin(fields: Readonly<Record<string, unknown>>, now: Date): Checkin {
  const beerName = lineOf(fields.beer_name);
  if (beerName === null) throw new BadRow('it names no beer');
  const at = instantOf(fields.created_at, now);
  return {
    source: 'untappd',
    sourceKey: keyOf(fields.checkin_id ?? idIn(fields.checkin_url), 'checkin_id'),
    placeName: placeOf(fields.venue_name),
    city: lineOf(fields.venue_city),
    state: lineOf(fields.venue_state),
    country: lineOf(fields.venue_country),
    ...pinOf(fields.venue_lat, fields.venue_lng),
    visitedAt: at.toISOString(),
    visitedOn: null,
    notes: notesOf(fields.comment),
    beerName,
    beerBrewery: lineOf(fields.brewery_name),
    beerStyle: lineOf(fields.beer_type),
    abv: decimalOf(fields.beer_abv, [0, 100]),
    ibu: decimalOf(fields.beer_ibu, [0, 10_000]),
    rating: ratingOf(fields.rating_score),
    link: linkOf(fields.checkin_url),
  };
}

/** Untappd's venue for drinking at home, which is not a place. */
const HOME = 'untappd at home';

function placeOf(venue: unknown): string | null {
  const name = lineOf(venue);
  return name?.toLowerCase() === HOME ? null : name;
}

function idIn(url: unknown): string | undefined {
  return /\/(?:c|checkin)\/(\d+)/.exec(typeof url === 'string' ? url : '')?.[1];
}
