import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/instances/change-feed.ts';
import type { Until } from './cached-body.ts';

const MAX_CHARACTERS = 1_000_000;

interface Entry {
  etag: string;
  until: Until;
}

/**
 * Caches the ETag of each URL whose response is the same for everybody, so that a client with the
 * current ETag gets its 304 before the request is parsed. Evicts the least recently used ETags
 * beyond a million characters.
 */
export class EtagCache {
  readonly #changes: ChangeFeed;
  readonly #entries = new LRUCache<string, Entry>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ etag }, url) => etag.length + url.length,
  });

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  remember(url: string, etag: string, until: Until): void {
    if (this.#entries.get(url)?.until !== until) this.#entries.set(url, { etag, until });
  }

  /** Returns whether an ETag is still current for a URL. */
  isCurrent(url: string, etag: string): boolean {
    const entry = this.#entries.get(url);
    if (entry?.etag !== etag || !this.#changes.isCurrent) return false;
    return this.#changes.versionsOf(entry.until.tables) === entry.until.versions;
  }
}
