import type { MapSettings } from '@hoptrail/contracts/settings/settings';

/** Returns whether a map has streets, as vectors or as pictures. */
export function hasStreets(settings: MapSettings | undefined): boolean {
  return Boolean(settings?.tilesUrl ?? settings?.streets);
}
