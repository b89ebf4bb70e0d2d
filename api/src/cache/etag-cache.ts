import { LRUCache } from 'lru-cache';
import type { Until } from '../cached-body.ts';
import type { Changes } from '../db/sqlite/change-feed.ts';

const MAX_CHARACTERS = 1_000_000;

interface Known {
  etag: string;
  until: Until;
}

/**
 * Which answer an address has for everybody, by its name: whoever has that answer can be told so
 * before their question is read. The least used are dropped beyond a million characters.
 */
export class KnownAddresses {
  readonly #changes: Changes;
  readonly #known = new LRUCache<string, Known>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ etag }, url) => etag.length + url.length,
  });

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  remember(url: string, etag: string, until: Until): void {
    if (this.#known.get(url)?.until !== until) this.#known.set(url, { etag, until });
  }

  /** Whether an address still has the answer of this name. */
  isCurrent(url: string, etag: string): boolean {
    const known = this.#known.get(url);
    if (known?.etag !== etag) return false;
    return this.#changes.versionsOf(known.until.parts) === known.until.versions;
  }
}
