import { link } from '@hoptrail/contracts/fields';
import { decodeHTMLStrict } from 'entities';
import { coordinateText } from '../../../../lib/coordinate.ts';

/** Thrown for a row that is left out; the message is a clause without a full stop. */
export class BadRow extends Error {}

const SHORT = 200;
const LONG = 2000;
/** Earlier dates are errors: Foursquare began in 2009 and Untappd in 2010. */
const FIRST_YEAR = 2003;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** The largest offset of a time zone from UTC. */
const MOST_MINUTES = 14 * 60;

/** Returns one line of text; null if it is empty. Longer ones are cut. */
export function lineOf(value: unknown): string | null {
  return textOf(value).replace(/\s+/g, ' ').trim().slice(0, SHORT).toWellFormed() || null;
}

/** Returns a longer text; null if it is empty. */
export function notesOf(value: unknown): string | null {
  return textOf(value).trim().slice(0, LONG).toWellFormed() || null;
}

/** Invisible characters; PostgreSQL or readers of the text do not accept them. */
const INVISIBLE = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Returns a text as its author wrote it: both apps escape for HTML, once. */
function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return decodeHTMLStrict(value)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(INVISIBLE, (character) => (character === '\n' ? '\n' : ' '));
}

/** Returns a decimal number as text, within limits; null if it is none. */
export function decimalOf(value: unknown, [least, most]: [number, number]): string | null {
  const text = textOf(value).trim().replace(',', '.');
  const number = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? String(Math.round(number * 100) / 100) : null;
}

/**
 * Returns a rating as the other app has it, in quarters or in tenths; null for none.
 * @throws BadRow
 */
export function ratingOf(value: unknown): string | null {
  const text = textOf(value).trim();
  if (text === '' || Number(text.replace(',', '.')) === 0) return null;
  const rating = decimalOf(value, [0.01, 5]);
  if (rating === null) throw new BadRow(`the rating "${text.slice(0, 20)}" is not one from 0 to 5`);
  return rating;
}

/** Returns a position; both null if one of them is unknown, or both are 0. */
export function pinOf(latitude: unknown, longitude: unknown) {
  const [north, east] = [degreesOf(latitude, 90), degreesOf(longitude, 180)];
  const isKnown = north !== undefined && east !== undefined && (north !== 0 || east !== 0);
  return isKnown
    ? { latitude: coordinateText(north), longitude: coordinateText(east) }
    : { latitude: null, longitude: null };
}

function degreesOf(value: unknown, most: number): number | undefined {
  const text = textOf(value).trim();
  const degrees = text === '' ? Number.NaN : Number(text);
  return Math.abs(degrees) <= most ? degrees : undefined;
}

/** Returns a link to follow; null if it is none. */
export function linkOf(value: unknown): string | null {
  const parsed = link.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/**
 * Returns an instant. Both apps write UTC where they name no zone. A day that does not exist, such as
 * 2024-02-30, is none.
 * @param value seconds since 1970, `2024-03-01 20:12:00`, ISO 8601 or RFC 2822
 * @throws BadRow
 */
export function instantOf(value: unknown, now: Date): Date {
  const text = textOf(value).trim();
  const time = timeOf(text);
  const isLikely = new Date(time).getUTCFullYear() >= FIRST_YEAR && time <= now.getTime() + DAY_MS;
  if (!isLikely) {
    throw new BadRow(text ? `the date "${text.slice(0, 40)}" cannot be read` : 'it has no date');
  }
  return new Date(time);
}

function timeOf(text: string): number {
  if (/^\d{9,10}$/.test(text)) return Number(text) * 1000;
  const plain = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?)?$/.exec(text);
  const dated = plain ? `${plain[1]}T${plain[2] ?? '12:00'}Z` : text;
  const [, zone] = /(Z|[+-]\d\d:?\d\d|GMT|UTC)$/.exec(dated) ?? [];
  if (!zone || !/^[\w:.,+ -]{10,40}$/.test(dated)) return Number.NaN;
  const time = Date.parse(dated);
  return dayIn(dated) === dayAt(time, zone) ? time : Number.NaN;
}

/** Returns the day of the month in a date: the last number besides those of year, time and zone. */
function dayIn(date: string): number {
  const numbers = date.replace(/\d+:[\d:.]+|[+-]\d\d:?\d\d$|\d{4}/g, ' ').match(/\d+/g);
  return Number(numbers?.at(-1));
}

/** Returns the day of the month in a zone: parsing moves 30 February to 1 March. */
function dayAt(time: number, zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):?(\d\d)/.exec(zone) ?? [];
  const offset = Number(`${sign ?? ''}${Number(hours ?? 0) * 60 + Number(minutes ?? 0)}`);
  return new Date(time + offset * MINUTE_MS).getUTCDate();
}

/**
 * Returns the day of an instant, YYYY-MM-DD; null if the offset is unknown.
 * @param offset minutes ahead of UTC
 */
export function dayOf(at: Date, offset: unknown): string | null {
  if (typeof offset !== 'number' || Math.abs(offset) > MOST_MINUTES) return null;
  return new Date(at.getTime() + offset * MINUTE_MS).toISOString().slice(0, 10);
}

/** Returns a key of the other app. @throws BadRow if there is none */
export function keyOf(value: unknown, what: string): string {
  const key = lineOf(value);
  if (key === null || key.length > 64) throw new BadRow(`it has no ${what}`);
  return key;
}

/** Returns an object's field; undefined if it is no object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? Reflect.get(value, name)
    : undefined;
}
