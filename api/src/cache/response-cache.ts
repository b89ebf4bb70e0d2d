import { LRUCache } from 'lru-cache';
import type { ChangeFeed } from '../db/instances/change-feed.ts';
import type { CachedBody, DatedBody, Until } from './cached-body.ts';
import { dependenciesOf } from './dependencies.ts';

const MAX_CHARACTERS = 8_000_000;
const MAX_RESPONSES = 500;

/**
 * Caches whole responses until one of the tables changes that `dependencies.ts` lists for their
 * procedure. Evicts the least recently used responses beyond 8 MB.
 */
export class ResponseCache {
  readonly #changes: ChangeFeed;
  readonly #responses = new LRUCache<string, DatedBody>({
    max: MAX_RESPONSES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  readonly #making = new Map<string, { versions: string; response: Promise<DatedBody> }>();

  constructor(changes: ChangeFeed) {
    this.#changes = changes;
  }

  /**
   * Returns the cached response, or makes a new one if one of its tables changed.
   * @param procedure its dotted path
   * @param input equal inputs get the same response
   */
  async get(
    procedure: string,
    input: unknown,
    make: () => Promise<CachedBody>,
  ): Promise<DatedBody> {
    const key = `${procedure} ${JSON.stringify(input)}`;
    const tables = dependenciesOf(procedure);
    const versions = this.#changes.versionsOf(tables);
    const cached = this.#responses.get(key);
    if (cached?.until.versions === versions) return cached;
    const making = this.#making.get(key);
    if (making?.versions === versions) return await making.response;
    return await this.#make(key, { tables, versions }, make);
  }

  /** Makes a response once for all simultaneous requests. */
  async #make(key: string, until: Until, make: () => Promise<CachedBody>): Promise<DatedBody> {
    const making = { versions: until.versions, response: this.#dated(until.tables, make) };
    this.#making.set(key, making);
    try {
      const response = await making.response;
      this.#responses.set(key, response);
      return response;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /**
   * Makes a response without caching it, and adds the versions of the tables that it is valid for.
   */
  async uncached(procedure: string, make: () => Promise<CachedBody>): Promise<DatedBody> {
    return await this.#dated(dependenciesOf(procedure), make);
  }

  async #dated(tables: Until['tables'], make: () => Promise<CachedBody>): Promise<DatedBody> {
    // Read before making the response, so that a change in between makes it stale.
    const versions = this.#changes.versionsOf(tables);
    return { ...(await make()), until: { tables, versions } };
  }
}
