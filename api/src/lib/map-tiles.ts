/**
 * Returns the origin of map tiles for the Content-Security-Policy.
 * @param address URL template of a tile, with `{s}` if its server has several names
 */
export function tilesOrigin(address: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/i.exec(address) ?? [];
  return origin.replace('{s}', '*');
}
