import { tagOf } from '../../../cache/cached-body.ts';
import { type BreweryText, listedJson } from './brewery-texts.ts';
import type { Ranked } from './places/place-index.ts';

/** The approximate length of an entry's distance and comma, in characters. */
const DISTANCE_LENGTH = 24;
/** The number of entries of a long list to write at once: about 16 kB. */
const AT_ONCE = 32;

/** The entries of a list, of which there may be thousands, and their JSON. */
export class Entries {
  readonly #texts: BreweryText[] = [];
  readonly #distances: (number | undefined)[] = [];

  /** @param texts of the ranked breweries, in the same order; skips breweries without a text */
  constructor(ranked: readonly Ranked[], texts: readonly (BreweryText | undefined)[]) {
    for (const [index, { distance }] of ranked.entries()) {
      const text = texts[index];
      if (!text) continue;
      this.#texts.push(text);
      this.#distances.push(distance);
    }
  }

  get count(): number {
    return this.#texts.length;
  }

  /** Returns an ETag that depends on the texts and their order, but not on the distances. */
  tag(): string {
    return tagOf(this.#texts.map(({ tag }) => tag).join());
  }

  /** Returns the approximate length of the JSON, in characters. */
  size(): number {
    let size = 2;
    for (const { listed } of this.#texts) size += listed.length + DISTANCE_LENGTH;
    return size;
  }

  /** Returns the JSON of the entries from index `from` up to, not including, `to`. */
  json(from: number, to: number): string {
    const written: string[] = [];
    for (let at = from; at < Math.min(to, this.count); at += 1) {
      const text = this.#texts[at];
      if (text) written.push(listedJson(text, this.#distances[at]));
    }
    return written.join();
  }

  /** Yields the JSON of the whole list in chunks. */
  *parts(): Iterable<string> {
    yield '[';
    for (let at = 0; at < this.count; at += AT_ONCE) {
      yield `${at > 0 ? ',' : ''}${this.json(at, at + AT_ONCE)}`;
    }
    yield ']';
  }
}
