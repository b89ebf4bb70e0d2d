import { PMTiles } from 'pmtiles';
import { FileSource } from './file-source.ts';
import {
  MAX_TILE_BYTES,
  pictureType,
  type Tile,
  TileError,
  type TilePlace,
  type TileSource,
} from './tile.ts';

/** Reads tiles from a raster PMTiles archive of the host. */
export class TileFile implements TileSource {
  readonly #file: FileSource;
  readonly #archive: PMTiles;

  /** @param path of the archive */
  constructor(path: string) {
    this.#file = new FileSource(path);
    this.#archive = new PMTiles(this.#file);
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async tile({ z, x, y }: TilePlace): Promise<Tile | undefined> {
    const found = await this.#archive.getZxy(z, x, y).catch((cause: unknown) => {
      throw new TileError('the file of tiles is not readable', { cause });
    });
    if (!found) return undefined;
    const bytes = Buffer.from(found.data);
    const type = bytes.length <= MAX_TILE_BYTES ? pictureType(bytes) : undefined;
    if (!type) throw new TileError('the file of tiles has no pictures: it takes raster tiles');
    return { type, bytes };
  }
}
