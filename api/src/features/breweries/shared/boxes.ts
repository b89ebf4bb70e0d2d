import type { Position } from '@hoptrail/contracts/lib/distance';

/** A rectangle on the map, in degrees. */
export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Half the circumference of the earth: the largest distance between two places. */
export const HALF_EARTH_MILES = 12_500;

/** Slightly less than the length of a degree, so that a box is never too small. */
const MILES_PER_DEGREE = 69;

/**
 * Returns the rectangles that cover a circle: one, or two if it crosses the date line.
 * @param center the middle of the circle
 * @param miles the radius of the circle
 */
export function boxesAround(center: Position, miles: number): Box[] {
  const height = miles / MILES_PER_DEGREE;
  const south = Math.max(-90, center.latitude - height);
  const north = Math.min(90, center.latitude + height);
  const nearestPole = Math.max(Math.abs(south), Math.abs(north));
  const narrowing = Math.cos((nearestPole * Math.PI) / 180);
  const width = narrowing > 0.001 ? height / narrowing : 360;
  if (width >= 180) return [{ south, north, west: -180, east: 180 }];
  const west = center.longitude - width;
  const east = center.longitude + width;
  if (west < -180) {
    return [
      { south, north, west: -180, east },
      { south, north, west: west + 360, east: 180 },
    ];
  }
  if (east > 180) {
    return [
      { south, north, west, east: 180 },
      { south, north, west: -180, east: east - 360 },
    ];
  }
  return [{ south, north, west, east }];
}
