import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PMTiles, SharedPromiseCache } from 'pmtiles';
import { FileSource } from './file-source.ts';
import { inspectMapFile, type MapFileState } from './inspect-map-file.ts';
import { unpackedFor } from './unpacked.ts';

/** The name of the file that `hoptrail map get` writes into the data folder. */
export const MAP_FILE = 'map.pmtiles';
/** The directories of an archive in memory; each has a few thousand entries. */
const CACHED_DIRECTORIES = 32;

interface Opened {
  /** Changes with the file. */
  mark: string;
  state: MapFileState;
  source: FileSource;
  archive: PMTiles;
}

/** Returns the path of the host's map tiles: the configured file, or that in the data folder. */
export function mapFilePath(dataDir: string, tilesFile: string | undefined): string {
  return tilesFile ?? join(resolve(dataDir), MAP_FILE);
}

/** The host's file of map tiles. A file that is replaced is read from the next call on. */
export class MapFile {
  readonly #path: string;
  #opened: Opened | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns what the file is now. */
  async state(): Promise<MapFileState> {
    return (await this.#current()).state;
  }

  /**
   * Returns a tile as it is in the file; undefined where it has none.
   * @throws Error if the file cannot be read
   */
  async tile(z: number, x: number, y: number): Promise<Buffer | undefined> {
    const opened = await this.#current();
    try {
      const tile = await opened.archive.getZxy(z, x, y);
      return tile && Buffer.from(tile.data);
    } catch (error) {
      // It was replaced in the middle.
      if (this.#opened !== undefined && this.#opened !== opened) return await this.tile(z, x, y);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#opened?.source.close();
    this.#opened = undefined;
  }

  async #current(): Promise<Opened> {
    const found = await stat(this.#path).catch(() => undefined);
    const mark = found ? `${found.ino}:${found.size}:${found.mtimeMs}` : 'missing';
    if (this.#opened?.mark === mark) return this.#opened;
    this.#opened?.source.close().catch(() => {});
    const source = new FileSource(this.#path);
    const cache = new SharedPromiseCache(CACHED_DIRECTORIES, false, unpackedFor);
    // Tiles are passed on as they are; the cache unpacks directories.
    const archive = new PMTiles(source, cache, async (data) => data);
    this.#opened = { mark, state: inspectMapFile(this.#path), source, archive };
    return this.#opened;
  }
}
