import type { Position } from '@hoptrail/contracts/lib/distance';
import { MAP_MAX_ZOOM } from '@hoptrail/contracts/limits';

const MILES_PER_DEGREE = 69.1;

/** A part of the map, in degrees; `west` is greater than `east` across the date line. */
export interface MapBox {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** The middle of a map and its zoom. */
export interface MapPlace extends Position {
  zoom: number;
}

/** Returns a place as in an address: latitude, longitude and zoom, such as `35.4676,-97.5164,10`. */
export function mapPlaceText({ latitude, longitude, zoom }: MapPlace): string {
  const decimals = Math.max(0, Math.min(5, Math.ceil(zoom / 3)));
  return `${latitude.toFixed(decimals)},${longitude.toFixed(decimals)},${zoom}`;
}

/** Returns the place of an address; undefined if the text is none. */
export function mapPlaceOf(text: unknown): MapPlace | undefined {
  if (typeof text !== 'string' || !/^(-?\d{1,3}(\.\d{1,8})?,){2}\d{1,2}$/.test(text))
    return undefined;
  const [latitude = 0, longitude = 0, zoom = 0] = text.split(',').map(Number);
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || zoom > MAP_MAX_ZOOM) return undefined;
  return { latitude, longitude, zoom };
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

/** Returns whether a position is in a part of the map. */
export function isInBox({ latitude, longitude }: Position, { south, north, west, east }: MapBox) {
  const isAcross =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isAcross && latitude >= south && latitude <= north;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
