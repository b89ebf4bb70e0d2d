import type { Position } from '@hoptrail/contracts/lib/distance';
import { MAP_MAX_ZOOM } from '@hoptrail/contracts/limits';

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
