import type { TimeSlices } from '../../../../cache/time-slices/time-slices.ts';
import type { Db } from '../../../../db/database.ts';
import type { ChangeFeed } from '../../../../db/instances/change-feed.ts';
import { DatabaseUnavailableError } from '../../../../lib/database-unavailable.ts';
import { OneAtATime } from '../../../../lib/one-at-a-time.ts';
import { BreweryFacts } from './brewery-facts.ts';
import { findFactsAfter } from './facts.repo.ts';
import {
  addEventsOf,
  type EventFacts,
  eventFacts,
  updateEvents,
  updateFacts,
} from './load-facts.ts';
import { findAllIdsByName } from './names.repo.ts';

declare module '../../../../context.ts' {
  interface Caches {
    /** What the filters of breweries compare, of all open ones. */
    facts: FactsCache;
  }
}

/** The number of breweries to read at once, which takes some milliseconds. */
const READ_AT_ONCE = 250;
/** While changes are not reported, facts are this old at most, unless a list asks for newer ones. */
const UNREPORTED_MS = 1000;

/** The rows that changed since they were read, by their ids. */
type Changed = Record<'breweries' | EventFacts, Set<string>>;

/**
 * Holds the facts of all open breweries that filters compare; the first request with a filter reads
 * them. A change in the database is read by the next such request.
 */
export class FactsCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  readonly #turns: TimeSlices;
  readonly #reads = new OneAtATime();
  #facts = new BreweryFacts();
  #names: readonly string[] | undefined;
  #changed = nothing();
  #isWhole = false;
  #isReading = false;
  #readAt = 0;
  /** Grows when everything may have changed. */
  #generation = 0;

  constructor(db: Db, changes: ChangeFeed, turns: TimeSlices) {
    this.#db = db;
    this.#changes = changes;
    this.#turns = turns;
    changes.onChange('brewery_facts', (id) => this.#note('breweries', id));
    for (const table of eventFacts) changes.onChange(table, (id) => this.#note(table, id));
    changes.onReset(() => {
      this.#generation += 1;
      this.#isWhole = false;
    });
  }

  /**
   * Returns the facts of all open breweries.
   * @param maxAgeMs how old they may be while changes are not reported
   */
  async current(now: Date, maxAgeMs = UNREPORTED_MS): Promise<BreweryFacts> {
    if (!this.#changes.isCurrent) await this.#readUnreported(now, maxAgeMs);
    else if (!this.#isWhole || this.#isReading || hasAny(this.#changed)) {
      await this.#reads.run(() => this.#read(now));
    }
    return this.#facts;
  }

  /** Returns the ids of all open breweries, ordered by name. */
  async names(now: Date): Promise<readonly string[]> {
    const facts = await this.current(now);
    if (this.#names) return this.#names;
    const names = await findAllIdsByName(this.#db);
    // A name that changed during the read may be in its former place.
    const isCurrent = facts === this.#facts && !hasAny(this.#changed) && !this.#isReading;
    if (isCurrent && this.#changes.isCurrent) this.#names = names;
    return names;
  }

  #note(table: keyof Changed, id: string): void {
    if (this.#isWhole || this.#isReading) this.#changed[table].add(id);
  }

  /** Reads all facts again; those in memory answer if the database cannot. */
  async #readUnreported(now: Date, maxAgeMs: number): Promise<void> {
    const wasWhole = this.#isWhole;
    try {
      await this.#reads.run(async () => {
        if (performance.now() - this.#readAt >= maxAgeMs) this.#isWhole = false;
        await this.#read(now);
      });
    } catch (error) {
      if (!wasWhole || !(error instanceof DatabaseUnavailableError)) throw error;
      this.#isWhole = true;
    }
  }

  async #read(now: Date): Promise<void> {
    const changed = this.#changed;
    const isMuch = changed.breweries.size > READ_AT_ONCE;
    // Collects what changes while this is being read, for the next time.
    this.#changed = nothing();
    this.#isReading = true;
    try {
      if (!this.#isWhole || isMuch) await this.#readAll(now);
      else if (hasAny(changed)) await this.#readChanged(changed, now);
    } catch (error) {
      for (const table of read) for (const id of changed[table]) this.#changed[table].add(id);
      throw error;
    } finally {
      this.#isReading = false;
    }
  }

  async #readAll(now: Date): Promise<void> {
    const generation = this.#generation;
    const facts = new BreweryFacts();
    this.#readAt = performance.now();
    for (let seq = 0; ; ) {
      const some = await findFactsAfter(this.#db, { seq, count: READ_AT_ONCE });
      for (const fact of some) facts.put(fact.id, fact);
      await addEventsOf(
        this.#db,
        facts,
        some.map(({ id }) => id),
        now,
      );
      seq = some.at(-1)?.seq ?? seq;
      if (some.length < READ_AT_ONCE) break;
      await this.#turns.next();
    }
    this.#facts = facts;
    this.#names = undefined;
    this.#isWhole = generation === this.#generation;
  }

  async #readChanged({ breweries, ...events }: Changed, now: Date): Promise<void> {
    const facts = this.#facts;
    const isRenamed = await updateFacts(this.#db, facts, [...breweries], now);
    if (isRenamed) this.#names = undefined;
    for (const table of eventFacts) {
      await updateEvents(this.#db, facts, { table, ids: [...events[table]], now });
    }
  }
}

const read = ['breweries', ...eventFacts] as const;

function nothing(): Changed {
  return {
    breweries: new Set(),
    events: new Set(),
    special_events: new Set(),
    weekly_events: new Set(),
  };
}

function hasAny(changed: Changed): boolean {
  return read.some((table) => changed[table].size > 0);
}
