import { type FileHandle, open } from 'node:fs/promises';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
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

/** Reads parts of a file, which stays open until it is closed. */
class FileSource implements Source {
  readonly #path: string;
  #file: Promise<FileHandle> | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    this.#file ??= open(this.#path).catch((error) => {
      this.#file = undefined;
      throw error;
    });
    const { buffer, bytesRead } = await (await this.#file).read(
      Buffer.alloc(length),
      0,
      length,
      offset,
    );
    return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
  }

  async close(): Promise<void> {
    await (await this.#file)?.close();
  }
}
