import type { MapFileState } from './inspect-map-file.ts';

/**
 * Returns the origin of map tiles for the Content-Security-Policy.
 * @param address URL template of a tile, with `{s}` if its server has several names
 */
export function tilesOrigin(address: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/i.exec(address) ?? [];
  return origin.replace('{s}', '*');
}

/** The path of the pictures that this server passes on. */
const OWN_TILES = '/tiles/{z}/{x}/{y}';

/**
 * Returns the URL template from which browsers load pictures of the map: this server's, or with
 * `isDirect` the tile server's; undefined for a map without pictures.
 * @param file what the host's file of tiles is
 */
export function shownTilesUrl(
  { tilesUrl, isDirect }: { tilesUrl: string | undefined; isDirect: boolean },
  file: MapFileState,
): string | undefined {
  if (tilesUrl !== undefined) return isDirect ? tilesUrl : OWN_TILES;
  return file.kind === 'pictures' ? OWN_TILES : undefined;
}

/** Returns where browsers load streets as vectors; undefined if the host's file has none. */
export function shownStreets(file: MapFileState): { url: string; maxZoom: number } | undefined {
  if (file.kind !== 'streets') return undefined;
  return { url: `/streets/${file.version}/{z}/{x}/{y}`, maxZoom: file.maxZoom };
}
