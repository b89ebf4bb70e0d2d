import type { Db } from '../../../db/database.ts';
import type { ChangeFeed } from '../../../db/instances/change-feed.ts';
import { findAllOpenTrails } from './open-trails.repo.ts';
import type { OpenTrail } from './stamps.rules.ts';

declare module '../../../context.ts' {
  interface Caches {
    /** The open trails of a brewery; at once, unless one of them changed. */
    trails: OpenTrails;
  }
}

type Trails = readonly OpenTrail[];

const NONE: Trails = [];

interface TrailIndex {
  byBrewery: ReadonlyMap<string, Trails>;
  /** Whether no trail is open, so that no brewery matters. */
  isEmpty: boolean;
}

/**
 * Holds the open trails by their breweries, so that a check-in at a brewery without one costs a look
 * into a map. Reads them again after a trail or one of its breweries changed.
 */
export class OpenTrails {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  #index: TrailIndex | undefined;
  #reading: Promise<TrailIndex> | undefined;

  constructor(db: Db, changes: ChangeFeed) {
    this.#db = db;
    this.#changes = changes;
    changes.onChange('passports', () => this.#forget());
    changes.onChange('passport_breweries', () => this.#forget());
    changes.onChange('brewery_facts', () => {
      if (!this.#index?.isEmpty) this.#forget();
    });
    changes.onReset(() => this.#forget());
  }

  /**
   * Returns the open trails of a brewery: at once if nothing changed since they were read. Some may have
   * ended long before; their days decide.
   */
  of(breweryId: string, now: Date): Trails | Promise<Trails> {
    if (!this.#changes.isCurrent) this.#forget();
    if (this.#index) return this.#index.byBrewery.get(breweryId) ?? NONE;
    return this.#read(now).then(({ byBrewery }) => byBrewery.get(breweryId) ?? NONE);
  }

  #forget(): void {
    this.#index = undefined;
    this.#reading = undefined;
  }

  /** Reads once for all who ask meanwhile; what changed during the read is read again. */
  async #read(now: Date): Promise<TrailIndex> {
    const running = this.#reading;
    if (running) return await running;
    const reading = findAllOpenTrails(this.#db, now).then(indexed);
    this.#reading = reading;
    try {
      const read = await reading;
      if (this.#reading === reading) this.#index = read;
      return read;
    } finally {
      if (this.#reading === reading) this.#reading = undefined;
    }
  }
}

function indexed(trails: Trails): TrailIndex {
  const byBrewery = new Map<string, OpenTrail[]>();
  for (const trail of trails) {
    for (const { id } of trail.breweries) {
      byBrewery.set(id, [...(byBrewery.get(id) ?? []), trail]);
    }
  }
  return { byBrewery, isEmpty: trails.length === 0 };
}
