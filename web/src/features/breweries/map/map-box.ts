import type { Position } from '@hoptrail/contracts/lib/distance';

const MILES_PER_DEGREE = 69.1;

/** A part of the map, in degrees; `west` is greater than `east` across the date line. */
export interface MapBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** Returns a part of the map with longitudes from -180 to 180, rounded to a metre. */
export function boxOf(bounds: {
  getSouth(): number;
  getNorth(): number;
  getWest(): number;
  getEast(): number;
}): MapBox {
  const south = rounded(Math.max(-90, bounds.getSouth()));
  const north = rounded(Math.min(90, bounds.getNorth()));
  if (bounds.getEast() - bounds.getWest() >= 360) return { south, north, west: -180, east: 180 };
  const wrapped = (longitude: number) => rounded(((((longitude + 180) % 360) + 360) % 360) - 180);
  return { south, north, west: wrapped(bounds.getWest()), east: wrapped(bounds.getEast()) };
}

/** Returns the part of the map with all that is within some miles of a position. */
export function boxAround({ latitude, longitude }: Position, miles: number): MapBox {
  const height = miles / MILES_PER_DEGREE;
  const width = height / Math.cos((latitude * Math.PI) / 180);
  return {
    south: Math.max(-90, latitude - height),
    north: Math.min(90, latitude + height),
    west: longitude - width,
    east: longitude + width,
  };
}

/** Returns the smallest part of the map with two others. */
export function boxOfBoth(one: MapBox, other: MapBox): MapBox {
  const [south, north] = [Math.min(one.south, other.south), Math.max(one.north, other.north)];
  // The way around the world that is shorter.
  const boxes = [
    { south, north, west: one.west, east: other.east },
    { south, north, west: other.west, east: one.east },
    { south, north, west: one.west, east: one.east },
    { south, north, west: other.west, east: other.east },
  ].filter((box) => [one, other].every((inner) => widthFrom(box.west, inner) <= width(box)));
  return boxes.toSorted((a, b) => width(a) - width(b))[0] ?? { ...one, west: -180, east: 180 };
}

/** Returns whether a position is in a part of the map. */
export function isInBox({ latitude, longitude }: Position, { south, north, west, east }: MapBox) {
  const isAcross =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isAcross && latitude >= south && latitude <= north;
}

function width({ west, east }: Pick<MapBox, 'west' | 'east'>): number {
  return (((east - west) % 360) + 360) % 360;
}

/** Returns how far the end of a box is to the east of a longitude, in degrees. */
function widthFrom(longitude: number, box: MapBox): number {
  return width({ west: longitude, east: box.west }) + width(box);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
