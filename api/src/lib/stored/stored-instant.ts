import { instant } from '@hoptrail/contracts/fields';

/** Returns whether a stored text is an instant of the years that are read, 1900 to 2199. */
export function isSoundInstant(text: string): boolean {
  return instant.safeParse(text).success && text >= '1900' && text < '2200';
}

/** Returns a stored instant. @throws RangeError if it is none, or outside of 1900 to 2199 */
export function soundInstant(text: string): Date {
  if (!isSoundInstant(text)) throw new RangeError('a stored instant cannot be read');
  return new Date(text);
}

/** The instant in place of one that cannot be read. */
const UNKNOWN = '1970-01-01T00:00:00.000Z';

/** Returns a stored instant as responses have it; the beginning of 1970 if it cannot be read. */
export function instantText(text: string): string {
  return isSoundInstant(text) ? text : UNKNOWN;
}

const EARLIEST = Date.parse('1900-01-01T00:00:00Z');
const LATEST = Date.parse('2200-01-01T00:00:00Z');

/**
 * Returns a stored instant in milliseconds since 1970; undefined if it cannot be read, or lies outside
 * of 1900 to 2199.
 */
export function instantMs(text: string): number | undefined {
  const at = Date.parse(text);
  return at >= EARLIEST && at < LATEST ? at : undefined;
}
