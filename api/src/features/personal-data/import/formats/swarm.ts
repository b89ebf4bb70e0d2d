import type { Checkin } from './checkin.ts';
import { BadRow, dayOf, fieldOf, instantOf, keyOf, lineOf, notesOf, pinOf } from './values.ts';

/**
 * Reads a check-in of Swarm's export. Old ones describe the place; new ones have its name and the
 * position of the phone.
 * @throws BadRow
 */
export function swarmCheckin(fields: Readonly<Record<string, unknown>>, now: Date): Checkin {
  const { venue } = fields;
  const location = fieldOf(venue, 'location');
  const placeName = lineOf(fieldOf(venue, 'name'));
  if (placeName === null) throw new BadRow('it names no place');
  const at = instantOf(fields.createdAt, now);
  const ownPin = pinOf(fieldOf(location, 'lat'), fieldOf(location, 'lng'));
  return {
    source: 'swarm',
    sourceKey: keyOf(fields.id, 'id'),
    placeName,
    city: lineOf(fieldOf(location, 'city')),
    state: lineOf(fieldOf(location, 'state')),
    country: lineOf(fieldOf(location, 'country')),
    ...(ownPin.latitude === null ? pinOf(fields.lat, fields.lng) : ownPin),
    visitedAt: at.toISOString(),
    visitedOn: dayOf(at, fields.timeZoneOffset),
    notes: notesOf(fields.shout),
    beerName: null,
    beerBrewery: null,
    beerStyle: null,
    abv: null,
    ibu: null,
    rating: null,
    link: null,
  };
}
