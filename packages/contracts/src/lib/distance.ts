/** A place on the globe, in decimal degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** A position as the database stores it: decimal texts, or null if unknown. */
export interface StoredPosition {
  latitude: string | null;
  longitude: string | null;
}

const EARTH_RADIUS_MILES = 3959;
const KM_PER_MILE = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in miles (haversine, earth radius 3959 miles). */
export function distanceMiles(from: Position, to: Position): number {
  const dLat = radians(to.latitude - from.latitude);
  const dLng = radians(to.longitude - from.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Returns the great-circle distance in kilometres. */
export function distanceKm(from: Position, to: Position): number {
  return distanceMiles(from, to) * KM_PER_MILE;
}

/** Returns a stored position as numbers; undefined if it is unknown, or not on the globe. */
export function positionOf(stored: StoredPosition): Position | undefined {
  if (!stored.latitude || !stored.longitude) return undefined;
  const [latitude, longitude] = [Number(stored.latitude), Number(stored.longitude)];
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude, longitude } : undefined;
}
