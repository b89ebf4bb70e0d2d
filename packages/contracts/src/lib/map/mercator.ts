import type { Position } from '../distance.ts';

/** The latitude at which the square of the Web Mercator projection ends, in degrees. */
const LAST_LATITUDE = 85.051_128_779_806_6;

/** Returns the column of a longitude in Web Mercator: 0 at -180 degrees, 1 at 180. */
export function mercatorX(longitude: number): number {
  return (longitude + 180) / 360;
}

/** Returns the row of a latitude in Web Mercator: 0 in the north, 1 in the south. */
export function mercatorY(latitude: number): number {
  const sine = Math.sin((clamp(latitude, LAST_LATITUDE) * Math.PI) / 180);
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
}

/** Returns the position of a point in Web Mercator; `x` may be beyond the date line. */
export function fromMercator(x: number, y: number): Position {
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
    longitude: (x - Math.floor(x)) * 360 - 180,
  };
}

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}
