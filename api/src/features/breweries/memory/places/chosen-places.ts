import { LRUCache } from 'lru-cache';
import type { ChangeFeed, TrackedTable } from '../../../../db/instances/change-feed.ts';
import { eventFacts } from '../facts/load-facts.ts';
import type { PlaceIndex } from './place-index.ts';

const MAX_FILTERS = 32;
/** What filters compare; `FactsCache` reads the same tables. */
const TABLES: readonly TrackedTable[] = ['brewery_facts', ...eventFacts];
/** Older bits are computed again for the next request, because breweries open and close. */
const FRESH_MS = 30_000;
/** With older bits, a request waits for the new one. */
const STALE_MS = 90_000;
/** The number of places to test at once, which takes a millisecond. */
const AT_ONCE = 2000;

/** A filter that is the same for everybody; its answers may be half a minute old. */
export interface SharedFilter {
  /** Equal for equal filters. */
  key: string;
  accepts: (id: string) => boolean;
  /** In milliseconds since 1970. */
  now: number;
}

/** The breweries that a map shows; all without any of these. */
export interface BreweryChoice {
  only?: ReadonlySet<string> | undefined;
  except?: ReadonlySet<string> | undefined;
  shared?: SharedFilter | undefined;
}

/** The places that a filter accepts, by their number in the index. */
export interface FilterBits {
  /** The `generation` of the index. */
  generation: number;
  /** 1 for those it accepts. */
  accepted: Uint8Array;
}

interface CachedBits {
  bits: FilterBits;
  versions: string;
  /** In milliseconds since 1970. */
  madeAt: number;
}

/**
 * Caches the places that shared filters accept. Testing every brewery of a country takes too long
 * for a request of the map.
 */
export class ChosenPlaces {
  readonly #index: PlaceIndex;
  readonly #changes: ChangeFeed;
  readonly #turns: { next(): Promise<void> };
  readonly #cached = new LRUCache<string, CachedBits>({ max: MAX_FILTERS });
  readonly #making = new Map<string, { versions: string; cached: Promise<CachedBits> }>();

  constructor(index: PlaceIndex, changes: ChangeFeed, turns: { next(): Promise<void> }) {
    this.#index = index;
    this.#changes = changes;
    this.#turns = turns;
  }

  /** Returns the places that a filter accepts. */
  async of(filter: SharedFilter): Promise<FilterBits> {
    const versions = this.#changes.versionsOf(TABLES);
    const cached = this.#cached.get(filter.key);
    const isCurrent =
      this.#changes.isCurrent &&
      cached?.versions === versions &&
      cached.bits.generation === this.#index.generation;
    const age = cached ? Math.abs(filter.now - cached.madeAt) : 0;
    if (cached && isCurrent && age < FRESH_MS) return cached.bits;
    const making = this.#makeOnce(filter, versions);
    if (cached && isCurrent && age < STALE_MS) {
      // The next request gets the failure, if there is another one.
      making.catch(() => {});
      return cached.bits;
    }
    return (await making).bits;
  }

  /** Computes the bits once for all simultaneous requests. */
  async #makeOnce(filter: SharedFilter, versions: string): Promise<CachedBits> {
    const running = this.#making.get(filter.key);
    if (running?.versions === versions) return await running.cached;
    const making = { versions, cached: this.#make(filter, versions) };
    this.#making.set(filter.key, making);
    try {
      const cached = await making.cached;
      this.#cached.set(filter.key, cached);
      return cached;
    } finally {
      if (this.#making.get(filter.key) === making) this.#making.delete(filter.key);
    }
  }

  async #make({ accepts, now }: SharedFilter, versions: string): Promise<CachedBits> {
    const { generation, numbers } = this.#index;
    const accepted = new Uint8Array(numbers);
    for (let from = 0; from < numbers; from += AT_ONCE) {
      if (from > 0) await this.#turns.next();
      // The index was built again; `placesOnMap()` does not use these bits.
      if (generation !== this.#index.generation) break;
      for (let number = from; number < Math.min(from + AT_ONCE, numbers); number += 1) {
        const place = this.#index.placeAt(number);
        accepted[number] = place && accepts(place.id) ? 1 : 0;
      }
    }
    return { bits: { generation, accepted }, versions, madeAt: now };
  }
}
