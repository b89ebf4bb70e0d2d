import { LRUCache } from 'lru-cache';
import { type Tile, TileError, type TilePlace, type TileSource } from './tile.ts';

const MAX_BYTES = 48_000_000;
/** Tile servers ask their clients to cache tiles for a week. */
const CACHED_MS = 7 * 86_400_000;
/** After a failure the source is left alone for this long. */
const FAILED_MS = 10_000;
/** Simultaneous requests to the source; further ones are refused. */
const MAX_AT_ONCE = 16;
const NONE_BYTES = 100;

/** Caches tiles in memory, and limits the requests to a slow or failing source. */
export class TileCache implements TileSource {
  readonly #source: TileSource;
  readonly #tiles = new LRUCache<string, { tile: Tile | undefined }>({
    maxSize: MAX_BYTES,
    ttl: CACHED_MS,
    sizeCalculation: ({ tile }) => tile?.bytes.length ?? NONE_BYTES,
  });
  readonly #failed = new LRUCache<string, TileError>({ max: 1000, ttl: FAILED_MS });
  readonly #running = new Map<string, Promise<Tile | undefined>>();

  constructor(source: TileSource) {
    this.#source = source;
  }

  async tile(place: TilePlace): Promise<Tile | undefined> {
    const key = `${place.z}/${place.x}/${place.y}`;
    const cached = this.#tiles.get(key);
    if (cached) return cached.tile;
    const failure = this.#failed.get(key);
    if (failure) throw failure;
    const running = this.#running.get(key);
    if (running) return await running;
    if (this.#running.size >= MAX_AT_ONCE) throw new TileError('too many tiles are on their way');
    const loading = this.#source.tile(place);
    this.#running.set(key, loading);
    try {
      const tile = await loading;
      this.#tiles.set(key, { tile });
      return tile;
    } catch (error) {
      if (error instanceof TileError) this.#failed.set(key, error);
      throw error;
    } finally {
      this.#running.delete(key);
    }
  }
}
