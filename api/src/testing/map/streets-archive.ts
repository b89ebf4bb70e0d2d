import { gzipSync } from 'node:zlib';
import { archiveOf, tileId } from '@hoptrail/ground/archive';

/** The metadata of a map with the layers that the app draws. */
const metadata = { vector_layers: [{ id: 'earth' }, { id: 'roads' }, { id: 'places' }] };

/** A tile of an archive for tests. */
export interface TestTile {
  z: number;
  x: number;
  y: number;
  content: string;
}

/** Returns the tiles of a box in columns and rows of its largest zoom, of this zoom and smaller ones. */
export function tilesAbove(
  { z, x, y, wide, high }: { z: number; x: number; y: number; wide: number; high: number },
  contentOf = (name: string) => name,
): TestTile[] {
  const tiles: TestTile[] = [];
  for (let zoom = 0; zoom <= z; zoom += 1) {
    const scale = 2 ** (z - zoom);
    for (let row = Math.floor(y / scale); row <= Math.floor((y + high - 1) / scale); row += 1) {
      for (let at = Math.floor(x / scale); at <= Math.floor((x + wide - 1) / scale); at += 1) {
        tiles.push({ z: zoom, x: at, y: row, content: contentOf(`${zoom}/${at}/${row}`) });
      }
    }
  }
  return tiles;
}

/** Returns an archive with streets, as `hoptrail map get` reads and writes it. */
export function streetsArchive(tiles: readonly TestTile[], known: object = metadata): Buffer {
  const each = new Map(tiles.map(({ z, x, y, content }) => [tileId(z, x, y), content]));
  const sorted = [...each].sort(([a], [b]) => a - b);
  const maxZoom = Math.max(...tiles.map(({ z }) => z));
  const bytes = sorted.map(([id, content]) => ({ id, bytes: gzipSync(content, { level: 1 }) }));
  return archiveOf(bytes, { maxZoom, metadata: known });
}
