import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Box } from '@hoptrail/contracts/lib/map/box';
import type { Caller } from '../../../access/sessions.ts';
import type { CachedBody } from '../../../cache/cached-body.ts';
import { dependenciesOf } from '../../../cache/dependencies.ts';
import type { TimeSlices } from '../../../cache/time-slices/time-slices.ts';
import type { Db } from '../../../db/database.ts';
import type { ChangeFeed } from '../../../db/instances/change-feed.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { OneAtATime } from '../../../lib/one-at-a-time.ts';
import { breweryViewer } from '../shared/breweries.rules.ts';
import { type BreweryText, detailJson, listBody, loadTexts } from './brewery-texts.ts';
import { type BreweryChoice, ChosenPlaces } from './places/chosen-places.ts';
import { type Among, PlaceIndex, type Ranked } from './places/place-index.ts';
import { findAllPlaces } from './places/places.repo.ts';
import { type PlacesOnMap, placesOnMap } from './places/places-on-map.ts';

declare module '../../../context.ts' {
  interface Caches {
    breweries: BreweryCache;
  }
}

/** The number of breweries to read at once, which takes some milliseconds. */
const READ_AT_ONCE = 50;
/** A box with a longer side, in degrees, uses the bits of a filter: it may have many breweries. */
const WIDE_DEGREES = 4;
/** While changes are not reported, positions are this old at most. */
const UNREPORTED_MS = 1000;

/**
 * Caches the position of every brewery, and its JSON after its first read. A change in the database
 * evicts the brewery; the next request reads it again.
 */
export class BreweryCache {
  readonly #db: Db;
  readonly #changes: ChangeFeed;
  readonly #turns: TimeSlices;
  readonly #texts = new Map<string, BreweryText>();
  readonly #index = new PlaceIndex();
  readonly #chosen: ChosenPlaces;
  /** Reads one at a time: what was asked for twice is read once. */
  readonly #reads = new OneAtATime();
  /** The breweries that changed while texts were being read; they are not cached. */
  readonly #evicted = new Set<string>();
  /** The breweries that may have moved since their positions were read. */
  #moved = new Set<string>();
  #hasPlaces = false;
  #isReadingPlaces = false;
  #placesReadAt = 0;
  /** Grows when everything may have changed. */
  #generation = 0;

  constructor(db: Db, changes: ChangeFeed, turns: TimeSlices) {
    this.#db = db;
    this.#changes = changes;
    this.#turns = turns;
    this.#chosen = new ChosenPlaces(this.#index, changes, turns);
    for (const table of dependenciesOf('breweries.byId')) {
      changes.onChange(table, (id) => {
        this.#texts.delete(id);
        this.#evicted.add(id);
      });
    }
    changes.onChange('brewery_facts', (id) => this.#moved.add(id));
    changes.onReset(() => {
      this.#generation += 1;
      this.#texts.clear();
      this.#hasPlaces = false;
    });
  }

  /**
   * Returns the breweries with coordinates, nearest first.
   * @param count the number of breweries at most
   */
  async nearest(from: Position, count: number, among?: Among): Promise<Ranked[]> {
    await this.#readMoved();
    return this.#index.nearest(from, count, among);
  }

  /**
   * Returns the breweries in a box, in clusters where they would overlap on a map.
   * @param zoom of the map
   * @param choice which breweries count; all do without it
   * @param near the position and the number of breweries for `nearest`
   */
  async onMap(
    box: Box,
    zoom: number,
    choice: BreweryChoice = {},
    near?: { from: Position; count: number },
  ): Promise<PlacesOnMap> {
    await this.#readMoved();
    const { shared, ...own } = choice;
    // In a small box, testing its few breweries is cheaper than computing the bits of all.
    const bits = shared && isWide(box) ? await this.#chosen.of(shared) : undefined;
    const filters = { ...own, shared: shared?.accepts, bits };
    return placesOnMap(this.#index, { box, zoom }, filters, near);
  }

  /** Returns the JSON of a list of breweries; omits ids that do not exist. */
  async list(ranked: readonly Ranked[]): Promise<CachedBody> {
    return listBody(ranked, await this.#textsOf(ranked.map(({ id }) => id)));
  }

  /** Returns the JSON of a brewery for a reader; undefined if it does not exist. */
  async detail(id: string, caller: Caller | undefined): Promise<CachedBody | undefined> {
    const [text] = await this.#textsOf([id]);
    if (!text) return undefined;
    const viewer = breweryViewer(caller, text.people);
    const tag = `${text.tag}${Object.values(viewer).map(Number).join('')}`;
    const isPersonal = Object.values(viewer).some(Boolean);
    return { tag, length: 0, json: () => detailJson(text, viewer), isPersonal };
  }

  /**
   * Returns the texts in this order; undefined for breweries that do not exist. While changes are
   * not reported, they are read again; those in memory answer if the database cannot.
   */
  async #textsOf(ids: readonly string[]): Promise<(BreweryText | undefined)[]> {
    try {
      return this.#cached(ids) ?? (await this.#read(ids));
    } catch (error) {
      const texts = ids.flatMap((id) => this.#texts.get(id) ?? []);
      if (texts.length < ids.length || !(error instanceof DatabaseUnavailableError)) throw error;
      return texts;
    }
  }

  /**
   * Returns the texts in this order; undefined if one is missing or may be stale. Synchronous, so
   * that none is evicted in between.
   */
  #cached(ids: readonly string[]): BreweryText[] | undefined {
    const texts: BreweryText[] = [];
    for (const id of ids) {
      const text = this.#currentText(id);
      if (!text) return undefined;
      texts.push(text);
    }
    return texts;
  }

  async #read(ids: readonly string[]): Promise<(BreweryText | undefined)[]> {
    const found: (BreweryText | undefined)[] = [];
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE);
      const cached = this.#cached(some);
      // Lets other requests run while a long list is being read.
      if (!cached && at > 0) await this.#turns.next();
      found.push(...(cached ?? (await this.#readAtOnce(some))));
    }
    return found;
  }

  async #readAtOnce(ids: readonly string[]): Promise<(BreweryText | undefined)[]> {
    return await this.#reads.run(async () => {
      const generation = this.#generation;
      this.#evicted.clear();
      const cached = new Map(ids.map((id) => [id, this.#currentText(id)]));
      const missing = ids.filter((id) => !cached.get(id));
      const read = new Map(await loadTexts(this.#db, missing));
      for (const [id, text] of read) {
        const isCurrent = generation === this.#generation && !this.#evicted.has(id);
        if (isCurrent) this.#texts.set(id, text);
      }
      return ids.map((id) => cached.get(id) ?? read.get(id));
    });
  }

  #currentText(id: string): BreweryText | undefined {
    return this.#changes.isCurrent ? this.#texts.get(id) : undefined;
  }

  /** Reads the positions that are missing or may have changed. */
  async #readMoved(): Promise<void> {
    if (!this.#changes.isCurrent) await this.#readUnreported();
    else if (!this.#hasPlaces || this.#moved.size > 0 || this.#isReadingPlaces) {
      await this.#reads.run(() => this.#readPlaces());
    }
  }

  /** Reads all positions again; those in memory answer if the database cannot. */
  async #readUnreported(): Promise<void> {
    const hadPlaces = this.#hasPlaces;
    try {
      await this.#reads.run(async () => {
        if (performance.now() - this.#placesReadAt > UNREPORTED_MS) this.#hasPlaces = false;
        await this.#readPlaces();
      });
    } catch (error) {
      if (!hadPlaces || !(error instanceof DatabaseUnavailableError)) throw error;
      this.#hasPlaces = true;
    }
  }

  async #readPlaces(): Promise<void> {
    const moved = this.#moved;
    if (this.#hasPlaces && moved.size === 0) return;
    const generation = this.#generation;
    // Collects what changes while this is being read, for the next time.
    this.#moved = new Set();
    this.#isReadingPlaces = true;
    try {
      if (this.#hasPlaces) {
        const found = await findAllPlaces(this.#db, [...moved]);
        const places = new Map(found.map((place) => [place.id, place]));
        for (const id of moved) this.#index.put(id, places.get(id));
      } else {
        const startedAt = performance.now();
        this.#index.fill(await findAllPlaces(this.#db));
        this.#hasPlaces = generation === this.#generation;
        this.#placesReadAt = startedAt;
      }
    } catch (error) {
      for (const id of moved) this.#moved.add(id);
      throw error;
    } finally {
      this.#isReadingPlaces = false;
    }
  }
}

function isWide({ south, north, west, east }: Box): boolean {
  return east < west || east - west > WIDE_DEGREES || north - south > WIDE_DEGREES;
}
