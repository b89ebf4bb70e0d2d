import { recentKeys } from '../../lib/recent-keys.ts';
import type { Report } from './reports.ts';

/** A client may use a third of its minute at once. */
export const WINDOW_MS = 20_000;
/** The least recently used keys beyond this number are evicted, which only resets their count. */
const MAX_KEYS = 20_000;
/** How many times a key that takes all of its tokens is reported to the other instances. */
const REPORTS = 20;

interface Window {
  taken: number;
  /** How many of the taken tokens the other instances know of. */
  reported: number;
  endsAt: number;
}

/**
 * Counts tokens by key in windows of 20 seconds. With several instances each counts alone and reports
 * what a key took in twentieths of its tokens: most clients need no query, and one that takes all of
 * its tokens needs twenty. All instances together then allow at most a twentieth more for each.
 */
export class WindowCounter {
  readonly #windows = recentKeys<Window>(MAX_KEYS);
  readonly #most: number;
  readonly #reportEvery: number;
  readonly #report: Report | undefined;

  /**
   * @param most the number of tokens that a key may take in a window
   * @param report tells the other instances; undefined on SQLite, where there are none
   */
  constructor(most: number, report?: Report) {
    this.#most = most;
    this.#reportEvery = Math.max(1, Math.ceil(most / REPORTS));
    this.#report = report;
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
      window = { taken: 0, reported: 0, endsAt: now + WINDOW_MS };
      this.#windows.set(key, window);
    }
    window.taken += tokens;
    if (window.taken > this.#most) return window.endsAt - now;
    if (this.#report) this.#share(this.#report, key, window, now);
    return 0;
  }

  #share(report: Report, key: string, window: Window, now: number): void {
    const news = window.taken - window.reported;
    if (news < this.#reportEvery) return;
    window.reported = window.taken;
    report(key, news, (waitMs) => {
      // Used up by requests to all instances: this one refuses too, until that window ends.
      window.taken = this.#most + 1;
      window.endsAt = now + Math.min(waitMs, WINDOW_MS);
    });
  }
}
