import { LRUCache } from 'lru-cache';
import type { ChangeFeed, TrackedTable } from '../../../../db/instances/change-feed.ts';
import { eventFacts } from '../facts/load-facts.ts';

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

/** An index of numbered places; `PlaceIndex` is one. */
interface NumberedPlaces {
  readonly generation: number;
  readonly numbers: number;
  mark(
    accepted: Uint8Array,
    part: { from: number; count: number },
    accepts: (id: string) => boolean,
  ): void;
}

interface Known {
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
  readonly #index: NumberedPlaces;
  readonly #changes: ChangeFeed;
  readonly #turns: { next(): Promise<void> };
  readonly #known = new LRUCache<string, Known>({ max: MAX_FILTERS });
  readonly #making = new Map<string, { versions: string; known: Promise<Known> }>();

  constructor(index: NumberedPlaces, changes: ChangeFeed, turns: { next(): Promise<void> }) {
    this.#index = index;
    this.#changes = changes;
    this.#turns = turns;
  }

  /** Returns the places that a filter accepts. */
  async of(filter: SharedFilter): Promise<FilterBits> {
    const versions = this.#changes.versionsOf(TABLES);
    const known = this.#known.get(filter.key);
    const isCurrent =
      this.#changes.isCurrent &&
      known?.versions === versions &&
      known.bits.generation === this.#index.generation;
    const age = known ? Math.abs(filter.now - known.madeAt) : 0;
    if (known && isCurrent && age < FRESH_MS) return known.bits;
    const making = this.#makeOnce(filter, versions);
    if (known && isCurrent && age < STALE_MS) {
      // The next request gets the failure, if there is another one.
      making.catch(() => {});
      return known.bits;
    }
    return (await making).bits;
  }

  /** Computes the bits once for all simultaneous requests. */
  async #makeOnce(filter: SharedFilter, versions: string): Promise<Known> {
    const running = this.#making.get(filter.key);
    if (running?.versions === versions) return await running.known;
    const making = { versions, known: this.#make(filter, versions) };
    this.#making.set(filter.key, making);
    try {
      const known = await making.known;
      this.#known.set(filter.key, known);
      return known;
    } finally {
      if (this.#making.get(filter.key) === making) this.#making.delete(filter.key);
    }
  }

  async #make({ accepts, now }: SharedFilter, versions: string): Promise<Known> {
    const { generation, numbers } = this.#index;
    const accepted = new Uint8Array(numbers);
    for (let from = 0; from < numbers; from += AT_ONCE) {
      if (from > 0) await this.#turns.next();
      // The index was built again; `PlaceIndex.onMap()` does not use these bits.
      if (generation !== this.#index.generation) break;
      this.#index.mark(accepted, { from, count: AT_ONCE }, accepts);
    }
    return { bits: { generation, accepted }, versions, madeAt: now };
  }
}
