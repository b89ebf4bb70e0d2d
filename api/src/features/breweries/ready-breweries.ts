import type { Position } from '@hoptrail/contracts/distance';
import type { Changes } from '../../db/changes.ts';
import type { Db } from '../../db/database.ts';
import { tagOf, type Written } from '../../ready/written.ts';
import type { Caller } from '../auth/sessions.ts';
import { breweryViewer } from './breweries.rules.ts';
import { type BreweryText, detailJson, listedJson, loadTexts } from './brewery-texts.ts';
import type { Ranked } from './nearest.repo.ts';
import { PlaceIndex } from './place-index.ts';
import { findAllPlaces } from './places.repo.ts';

/** What one entry of a list costs: it points to a text that is here anyway. */
const ENTRY_LENGTH = 50;

/**
 * Breweries in memory: where each one is, and its JSON once somebody has read it. What changes in
 * the database is forgotten here, and read again when it is next asked for.
 */
export class ReadyBreweries {
  readonly #db: Db;
  readonly #texts = new Map<string, BreweryText>();
  readonly #index = new PlaceIndex();
  /** The breweries that may have moved; undefined until all places have been read. */
  #moved: Set<string> | undefined;

  constructor(db: Db, changes: Changes) {
    this.#db = db;
    changes.onChange('breweries', (id) => {
      this.#texts.delete(id);
      this.#moved?.add(id);
    });
    changes.onChange('brewery_ownerships', (id) => this.#texts.delete(id));
  }

  /**
   * The nearest breweries with coordinates, nearest first.
   * @param count at most so many
   * @param miles none farther away
   */
  async nearest(from: Position, count: number, miles?: number): Promise<Ranked[]> {
    if (!this.#moved || this.#moved.size > 0) await this.#readPlaces();
    return this.#index.nearest(from, count, miles);
  }

  /** A list of breweries; ids without one are left out. */
  async list(ranked: readonly Ranked[]): Promise<Written> {
    const ids = ranked.map(({ id }) => id);
    const texts = this.#kept(ids) ?? (await this.#read(ids));
    const entries = ranked.flatMap(({ distance }, index) => {
      const text = texts[index];
      return text ? [{ text, distance }] : [];
    });
    return {
      // The way there follows from where both are: the asker's place is in the question.
      tag: tagOf(entries.map(({ text }) => text.tag).join()),
      length: entries.length * ENTRY_LENGTH,
      json: () => `[${entries.map(({ text, distance }) => listedJson(text, distance)).join()}]`,
    };
  }

  /** A brewery as one reader gets it; undefined where there is none. */
  async detail(id: string, caller: Caller | undefined): Promise<Written | undefined> {
    const [text] = this.#kept([id]) ?? (await this.#read([id]));
    if (!text) return undefined;
    const viewer = breweryViewer(caller, text.ownerIds);
    const tag = `${text.tag}${Object.values(viewer).map(Number).join('')}`;
    return { tag, length: 0, json: () => detailJson(text, viewer) };
  }

  /** The texts in this order; undefined unless all are here. Asked without waiting in between. */
  #kept(ids: readonly string[]): BreweryText[] | undefined {
    const texts: BreweryText[] = [];
    for (const id of ids) {
      const text = this.#texts.get(id);
      if (!text) return undefined;
      texts.push(text);
    }
    return texts;
  }

  async #read(ids: readonly string[]): Promise<(BreweryText | undefined)[]> {
    // While the connection is held nobody writes: what is read is still so when it is kept.
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
