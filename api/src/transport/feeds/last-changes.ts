import { recentKeys } from '../../lib/recent-keys.ts';

/** How many feeds are remembered. */
const MAX_FEEDS = 5000;

/** Remembers when the text of each feed last changed, in whole seconds, for Last-Modified. */
export class LastChanges {
  readonly #changes = recentKeys<{ tag: string; at: number }>(MAX_FEEDS);

  /**
   * Returns when a feed got its text: now, if it has another one than before or was never made here.
   * Two texts of one second get two times, so that no client goes without the second one.
   */
  of(feed: string, tag: string, now: Date): Date {
    const last = this.#changes.get(feed);
    if (last?.tag === tag) return new Date(last.at);
    const second = Math.floor(now.getTime() / 1000) * 1000;
    const at = last ? Math.max(second, last.at + 1000) : second;
    this.#changes.set(feed, { tag, at });
    return new Date(at);
  }
}
