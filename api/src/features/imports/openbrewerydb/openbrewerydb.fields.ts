import { z } from 'zod';
import { coordinateText } from '../../../lib/coordinate.ts';
import { contradictsPlace, type Place } from './position.rules.ts';

const types: ReadonlyMap<string, string> = new Map([
  ['bar', 'Bar'],
  ['beergarden', 'Beer Garden'],
  ['brewpub', 'Brewpub'],
  ['cidery', 'Cidery'],
  ['contract', 'Contract Brewery'],
  ['large', 'Large Brewery'],
  ['nano', 'Nanobrewery'],
  ['proprietor', 'Alternating Proprietor'],
  ['regional', 'Regional Brewery'],
  ['taproom', 'Taproom'],
]);

/** Returns the type of a brewery in words: `brewpub` is a Brewpub, `micro` and unknown a Craft Brewery. */
export function typeFor(breweryType: string): string {
  return types.get(breweryType.toLowerCase()) ?? 'Craft Brewery';
}

/** Returns a postal code without the trailing hyphen of an incomplete US code. */
export function postalCodeFor(published: string): string {
  return published.replace(/^-+|-+$/g, '');
}

const NORTH_AMERICA = ['united states', 'canada', ''];

/**
 * Formats a phone number: North American numbers as (405) 555-0123, others as published.
 * @param country as published; empty counts as the United States
 * @returns null if it is empty, undefined if it cannot be a phone number
 */
export function phoneFor(published: string, country: string): string | null | undefined {
  if (published === '') return null;
  const number = published.replace(/\.0$/, '');
  if (!/^[\d\s().+/-]+$/.test(number)) return undefined;
  const digits = number.replace(/\D/g, '');
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (area && NORTH_AMERICA.includes(country.toLowerCase())) return `(${area}) ${exchange}-${line}`;
  return digits.length >= 5 ? number : undefined;
}

const website = z.url({ protocol: /^https?$/, hostname: z.regexes.domain, normalize: true });

/**
 * Returns a website as a link that is safe to follow: http or https with a real host name.
 * @returns null if it is empty, undefined if it is not such a link
 */
export function websiteFor(published: string): string | null | undefined {
  if (published === '') return null;
  return website.max(2048).safeParse(published).data;
}

/**
 * Returns a position for the database: decimal degrees with at most 8 decimals, as text.
 * @param place the country and the state of the row, as published
 * @returns nulls if it is empty; undefined if it is invalid, outside the place, or 0, 0, which means
 * "unknown" in many lists
 */
export function positionFor(
  latitude: string,
  longitude: string,
  place: Place,
): { latitude: string | null; longitude: string | null } | undefined {
  if (latitude === '' && longitude === '') return { latitude: null, longitude: null };
  const [lat, lng] = [degrees(latitude, 90), degrees(longitude, 180)];
  if (lat === undefined || lng === undefined || (lat === 0 && lng === 0)) return undefined;
  if (contradictsPlace(lat, lng, place)) return undefined;
  return { latitude: coordinateText(lat), longitude: coordinateText(lng) };
}

function degrees(text: string, limit: number): number | undefined {
  if (!/^[+-]?\d+(\.\d*)?(e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Math.abs(value) <= limit ? value : undefined;
}
