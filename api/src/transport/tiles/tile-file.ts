import type { MapFile } from '../../lib/map/map-file.ts';
import {
  MAX_TILE_BYTES,
  pictureType,
  type Tile,
  TileError,
  type TilePlace,
  type TileSource,
} from './tile.ts';

/** Reads pictures from the host's file of map tiles. */
export class TileFile implements TileSource {
  readonly #file: MapFile;

  constructor(file: MapFile) {
    this.#file = file;
  }

  async tile({ z, x, y }: TilePlace): Promise<Tile | undefined> {
    if ((await this.#file.state()).kind !== 'pictures') return undefined;
    const bytes = await this.#file.tile(z, x, y).catch((cause: unknown) => {
      throw new TileError('the file of tiles is not readable', { cause });
    });
    if (!bytes) return undefined;
    const type = bytes.length <= MAX_TILE_BYTES ? pictureType(bytes) : undefined;
    if (!type) throw new TileError('the file of tiles has something else than a picture');
    return { type, bytes };
  }
}
