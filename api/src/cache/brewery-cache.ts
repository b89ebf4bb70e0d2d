import type { Position } from '@hoptrail/contracts/lib/distance';
import type { Caller } from '../access/sessions.ts';
import type { CachedBody } from '../cached-body.ts';
import type { Db } from '../db/database.ts';
import type { ChangeFeed } from '../db/sqlite/change-feed.ts';
import {
  type BreweryText,
  detailJson,
  loadTexts,
} from '../features/breweries/list/brewery-texts.ts';
import { Entries } from '../features/breweries/list/list-entries.ts';
import { breweryViewer } from '../features/breweries/shared/breweries.rules.ts';
import type { Ranked } from '../features/breweries/shared/nearest.repo.ts';
import { dependenciesOf } from './dependencies.ts';
import { PlaceIndex } from './place-index.ts';
import { findAllPlaces } from './places.repo.ts';
import type { Turns } from './turns.ts';

/**
 * The memory of an entry of a list, in characters: it refers to a text that is in memory anyway.
 */
const ENTRY_LENGTH = 50;
/** The number of breweries to read at once, which takes some milliseconds. */
const READ_AT_ONCE = 50;

/**
 * Caches the position of every brewery, and its JSON after its first read. A change in the database
 * evicts the brewery; the next request reads it again.
 */
export class BreweryCache {
  readonly #db: Db;
  readonly #turns: Turns;
  readonly #texts = new Map<string, BreweryText>();
  readonly #index = new PlaceIndex();
  /** The breweries that may have moved; undefined before all positions are loaded. */
  #moved: Set<string> | undefined;

  constructor(db: Db, changes: ChangeFeed, turns: Turns) {
    this.#db = db;
    this.#turns = turns;
    for (const table of dependenciesOf('breweries.byId')) {
      changes.onChange(table, (id) => this.#texts.delete(id));
    }
    changes.onChange('breweries', (id) => this.#moved?.add(id));
  }

  /**
   * Returns the breweries with coordinates, nearest first.
   * @param count the number of breweries at most
   * @param miles the largest distance in miles
   */
  async nearest(from: Position, count: number, miles?: number): Promise<Ranked[]> {
    if (!this.#moved || this.#moved.size > 0) await this.#readPlaces();
    return this.#index.nearest(from, count, miles);
  }

  /** Returns the JSON of a list of breweries; omits ids that do not exist. */
  async list(ranked: readonly Ranked[]): Promise<CachedBody> {
    const ids = ranked.map(({ id }) => id);
    const texts = this.#cached(ids) ?? (await this.#read(ids));
    const entries = new Entries(ranked, texts);
    return {
      // The ETag needs no distances: they follow from the texts and the position in the URL.
      tag: entries.tag(),
      length: entries.count * ENTRY_LENGTH,
      size: entries.size(),
      json: () => `[${entries.json(0, entries.count)}]`,
      parts: () => entries.parts(),
    };
  }

  /** Returns the JSON of a brewery for a reader; undefined if it does not exist. */
  async detail(id: string, caller: Caller | undefined): Promise<CachedBody | undefined> {
    const [text] = this.#cached([id]) ?? (await this.#read([id]));
    if (!text) return undefined;
    const viewer = breweryViewer(caller, text.ownerIds);
    const tag = `${text.tag}${Object.values(viewer).map(Number).join('')}`;
    const isPersonal = Object.values(viewer).some(Boolean);
    return { tag, length: 0, json: () => detailJson(text, viewer), isPersonal };
  }

  /**
   * Returns the texts in this order; undefined if one is missing. Synchronous, so that none is
   * evicted in between.
   */
  #cached(ids: readonly string[]): BreweryText[] | undefined {
    const texts: BreweryText[] = [];
    for (const id of ids) {
      const text = this.#texts.get(id);
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
    // No write runs while the connection is held, so the rows are still current when cached.
    return await this.#db.connection().execute(async (connection) => {
      const missing = ids.filter((id) => !this.#texts.has(id));
      for (const [id, text] of await loadTexts(connection, missing)) this.#texts.set(id, text);
      return ids.map((id) => this.#texts.get(id));
    });
  }

  async #readPlaces(): Promise<void> {
    await this.#db.connection().execute(async (connection) => {
      const moved = [...(this.#moved ?? [])];
      if (!this.#moved) {
        this.#index.fill(await findAllPlaces(connection));
      } else if (moved.length > 0) {
        const found = await findAllPlaces(connection, moved);
        const places = new Map(found.map((place) => [place.id, place]));
        for (const id of moved) this.#index.put(id, places.get(id));
      }
      this.#moved = new Set();
    });
  }
}
