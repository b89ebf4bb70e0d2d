/**
 * Returns the origin of map tiles for the Content-Security-Policy.
 * @param address URL template of a tile, with `{s}` if its server has several names
 */
export function tilesOrigin(address: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/i.exec(address) ?? [];
  return origin.replace('{s}', '*');
}

/** The path of the tiles that this server passes on. */
const OWN_TILES = '/tiles/{z}/{x}/{y}';

/**
 * Returns the URL template from which browsers load map tiles: this server's, or with `isDirect` the
 * tile server's; undefined for a map without tiles.
 */
export function shownTilesUrl(map: {
  tilesUrl: string | undefined;
  tilesFile: string | undefined;
  isDirect: boolean;
}): string | undefined {
  const { tilesUrl, tilesFile, isDirect } = map;
  if (tilesFile === undefined && tilesUrl === undefined) return undefined;
  return isDirect ? tilesUrl : OWN_TILES;
}
