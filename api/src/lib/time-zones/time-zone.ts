import { knownTimeZone } from '@hoptrail/contracts/hours/time-zones';
import { type Position, positionOf, type StoredPosition } from '@hoptrail/contracts/lib/distance';
import { dayNumber, instantOf, toDay, wallTime } from '@hoptrail/contracts/lib/zone-clock';
import lookUp from '@photostructure/tz-lookup';
import { recentKeys } from '../recent-keys.ts';
import { correctedZones } from './corrected-zones.ts';

/** Where a position is unknown, days are those of this zone. */
const UNKNOWN = 'UTC';

/** What the time zone of a place depends on. */
export interface ZonedPlace extends StoredPosition {
  /** The zone that a person chose instead of the one at the position. */
  ownTimeZone: string | null;
}

/**
 * Returns the IANA time zone of a place: the one that a person chose, or else the one at its
 * position; null without both, or if the position is not on the globe.
 */
export function timeZoneOf({ ownTimeZone, ...place }: ZonedPlace): string | null {
  return (ownTimeZone !== null && chosenZone(ownTimeZone)) || timeZoneAt(positionOf(place));
}

const MAX_CHOSEN = 1000;
const chosen = recentKeys<{ zone: string | undefined }>(MAX_CHOSEN);

/** Returns a stored zone; undefined if this server does not know it. Remembered: asking is slow. */
function chosenZone(stored: string): string | undefined {
  const cached = chosen.get(stored) ?? { zone: knownTimeZone(stored) };
  chosen.set(stored, cached);
  return cached.zone;
}

function timeZoneAt(position: Position | undefined): string | null {
  if (!position) return null;
  const { latitude, longitude } = position;
  const corrected = correctedZones.find(
    ({ south, north, west, east }) =>
      south <= latitude && latitude <= north && west <= longitude && longitude <= east,
  );
  return corrected?.timeZone ?? lookUp(latitude, longitude);
}

/** Returns the day of an instant in a time zone as `YYYY-MM-DD`; in UTC if the zone is unknown. */
export function dayIn(timeZone: string | null, at: Date): string {
  return toDay(dayNumberIn(timeZone, at.getTime()));
}

/** Returns the time of an instant in a time zone as `HH:MM`. */
export function timeIn(timeZone: string, at: Date): string {
  return new Date(wallTime(timeZone, at.getTime())).toISOString().slice(11, 16);
}

/**
 * Returns the day of an instant in a time zone as its number since 1970-01-01; in UTC if the zone
 * is unknown.
 * @param at in milliseconds since 1970
 */
export function dayNumberIn(timeZone: string | null, at: number): number {
  return dayNumber(wallTime(timeZone ?? UNKNOWN, at));
}

/**
 * Returns the instant of a local time in a time zone; in UTC if the zone is unknown.
 * @param local such as `2026-06-05T19:00`
 */
export function instantIn(timeZone: string | null, local: string): Date {
  return new Date(instantOf(timeZone ?? UNKNOWN, Date.parse(`${local}:00Z`)));
}
