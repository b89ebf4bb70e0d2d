import { z } from 'zod';

const number = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** The place of a tile in an address. */
export const tilePlace = z
  .object({ z: number, x: number, y: number })
  .refine(({ z: zoom, x, y }) => zoom <= 19 && x < 2 ** zoom && y < 2 ** zoom);

/** The place of a tile in the pyramid of a map. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** A picture of a part of a map. */
export interface Tile {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif';
  bytes: Buffer;
}

/** Where the tiles of a map come from. */
export interface TileSource {
  /**
   * Returns a tile; undefined where the map has none.
   * @throws TileError if the source does not answer with a picture
   */
  tile(place: TilePlace): Promise<Tile | undefined>;
}

/** A source of tiles failed; the message is for the host. */
export class TileError extends Error {}

/** A raster tile of 512 pixels is rarely a tenth of this, in bytes. */
export const MAX_TILE_BYTES = 1_000_000;

/** Returns the type of a picture by its first bytes; undefined for anything else. */
export function pictureType(bytes: Buffer): Tile['type'] | undefined {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'image/png';
  if (bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))) return 'image/jpeg';
  const part = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (part(0, 4) === 'RIFF' && part(8, 12) === 'WEBP') return 'image/webp';
  if (part(4, 12) === 'ftypavif') return 'image/avif';
  return undefined;
}
