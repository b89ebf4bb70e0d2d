import { gzipSync } from 'node:zlib';
import { PMTiles, zxyToTileId } from 'pmtiles';
import { expect, test } from 'vitest';
import { archiveOf, tileId } from './archive.ts';

/** Opens an archive with the reader of the format. */
function opened(archive: Buffer): PMTiles {
  return new PMTiles({
    getKey: () => 'archive',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(archive.subarray(offset, offset + length)).buffer,
    }),
  });
}

test('numbers tiles as the format does', () => {
  for (const [z, x, y] of [
    [0, 0, 0],
    [1, 1, 0],
    [3, 5, 2],
    [8, 58, 100],
    [8, 255, 255],
    [14, 3756, 6468],
  ] as const) {
    expect(tileId(z, x, y)).toBe(zxyToTileId(z, x, y));
  }
});

test('holds thousands of tiles, equal ones once', async () => {
  const text = (id: number) => `tile ${id % 5 === 0 ? 'same' : id}`;
  const ids = Array.from({ length: 20_000 }, (_, at) => at * (at < 10_000 ? 1 : 2));
  const tiles = ids.map((id) => ({ id, bytes: gzipSync(text(id)) }));
  const archive = archiveOf(tiles, { maxZoom: 8, metadata: { version: 'one' } });
  const reader = opened(archive);
  const header = await reader.getHeader();
  expect([header.maxZoom, header.numAddressedTiles, header.tileType]).toEqual([8, 20_000, 1]);
  expect(header.numTileContents).toBeLessThan(17_000);
  expect(await reader.getMetadata()).toEqual({ version: 'one' });
  for (const [z, x, y] of [
    [0, 0, 0],
    [3, 5, 2],
    [6, 40, 3],
    [7, 100, 12],
  ] as const) {
    const id = tileId(z, x, y);
    const tile = await reader.getZxy(z, x, y);
    const found = tile && Buffer.from(tile.data).toString();
    expect(found).toBe(ids.includes(id) ? text(id) : undefined);
  }
  expect(await reader.getZxy(8, 255, 255)).toBeUndefined();
});
