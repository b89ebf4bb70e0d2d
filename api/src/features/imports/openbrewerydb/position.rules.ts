import { fold } from '@hoptrail/contracts/lib/text/fold';
import { stateName } from '../shared/us-states.ts';
import { type Bounds, countries, states } from './bounds.ts';

export interface Place {
  /** As published; empty counts as the United States, if the state is one of theirs. */
  country: string;
  state: string;
}

const UNITED_STATES = 'united states';
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['', UNITED_STATES],
  ['us', UNITED_STATES],
  ['usa', UNITED_STATES],
  ['united states of america', UNITED_STATES],
  ['uk', 'united kingdom'],
  ['great britain', 'united kingdom'],
  ['the netherlands', 'netherlands'],
]);

/**
 * Returns whether a position is outside the country or state of its row, as one with swapped numbers
 * or a lost sign is. A place whose bounds are not known contradicts nothing.
 * @param latitude in degrees, as the longitude
 */
export function contradictsPlace(latitude: number, longitude: number, { country, state }: Place) {
  const name = ALIASES.get(fold(country)) ?? fold(country);
  const region = name === UNITED_STATES ? stateName(state) : state;
  const ofCountry = country.trim() === '' ? undefined : countries.get(name);
  const bounds = states.get(name)?.get(fold(region)) ?? ofCountry ?? [];
  return bounds.length > 0 && !bounds.some((one) => isWithin(one, latitude, longitude));
}

function isWithin({ south, north, west, east }: Bounds, latitude: number, longitude: number) {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
