/**
 * Where map tiles come from, as a browser is told whom it may ask.
 * @param address of a tile, with `{s}` where its server has several names
 */
export function tilesOrigin(address: string): string {
  const [origin = ''] = /^https?:\/\/[^/]+/i.exec(address) ?? [];
  return origin.replace('{s}', '*');
}
