import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/instances/change-feed.ts';
import type { Until } from './cached-body.ts';

const MAX_CHARACTERS = 1_000_000;

interface Known {
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
  readonly #known = new LRUCache<string, Known>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ etag }, url) => etag.length + url.length,
  });

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  remember(url: string, etag: string, until: Until): void {
    if (this.#known.get(url)?.until !== until) this.#known.set(url, { etag, until });
  }

  /** Returns whether an ETag is still current for a URL. */
  isCurrent(url: string, etag: string): boolean {
    const known = this.#known.get(url);
    if (known?.etag !== etag || !this.#changes.isCurrent) return false;
    return this.#changes.versionsOf(known.until.tables) === known.until.versions;
  }
}
