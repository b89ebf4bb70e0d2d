import type { Position } from '@hoptrail/contracts/lib/distance';
import lookUp from '@photostructure/tz-lookup';

/** Where a position is unknown, days are those of this zone. */
const UNKNOWN = 'UTC';

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns the IANA time zone at a position; null without one, or if it is not on the globe. */
export function timeZoneAt(position: Position | undefined): string | null {
  if (!position || Math.abs(position.latitude) > 90 || Math.abs(position.longitude) > 180)
    return null;
  return lookUp(position.latitude, position.longitude);
}

/** Returns the day of an instant in a time zone as `YYYY-MM-DD`; in UTC if the zone is unknown. */
export function dayIn(timeZone: string | null, at: Date): string {
  return dayFormat(timeZone ?? UNKNOWN).format(at);
}

/** Returns the format of a zone, because making one takes longer than a check-in. */
function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone);
  if (known) return known;
  // Canadians write dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  dayFormats.set(timeZone, format);
  return format;
}
