import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
/** The least recently used keys beyond this number are evicted, which only resets their count. */
const MAX_KEYS = 20_000;

/** Counts tokens by key in windows of a minute. */
export class WindowCounter {
  readonly #windows = new LRUCache<string, { taken: number; endsAt: number }>({ max: MAX_KEYS });
  readonly #most: number;

  /** @param most the number of tokens that a key may take in a window */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Takes tokens; tokens of a refused attempt count too.
   * @param now milliseconds since the epoch
   * @returns 0 if enough were left, else the milliseconds until the next window
   */
  take(key: string, tokens: number, now: number): number {
    let window = this.#windows.get(key);
    // A window that ends too late began before the clock was set back.
    if (!window || window.endsAt <= now || window.endsAt > now + WINDOW_MS) {
      window = { taken: 0, endsAt: now + WINDOW_MS };
      this.#windows.set(key, window);
    }
    window.taken += tokens;
    return window.taken > this.#most ? window.endsAt - now : 0;
  }
}
