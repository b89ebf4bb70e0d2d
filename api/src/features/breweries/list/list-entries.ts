import { tagOf } from '../../../cached-body.ts';
import type { Ranked } from '../shared/nearest.repo.ts';
import { type BreweryText, listedJson } from './brewery-texts.ts';

/** About how much longer an entry is by its distance and a comma. */
const DISTANCE_LENGTH = 24;
/** How many entries of a long list are written at once: about 16 kB. */
const AT_ONCE = 32;

/** The entries of a list, of which there may be thousands. */
export class Entries {
  readonly #texts: BreweryText[] = [];
  readonly #distances: (number | undefined)[] = [];

  /** @param texts of the ranked ones, in the same order; those without one are left out */
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

  /** Returns a name that changes with the texts and their order. */
  tag(): string {
    return tagOf(this.#texts.map(({ tag }) => tag).join());
  }

  /** Returns about how long the JSON is, in characters. */
  size(): number {
    let size = 2;
    for (const { listed } of this.#texts) size += listed.length + DISTANCE_LENGTH;
    return size;
  }

  /** Returns the JSON of the entries from one on to before another. */
  json(from: number, to: number): string {
    const written: string[] = [];
    for (let at = from; at < Math.min(to, this.count); at += 1) {
      const text = this.#texts[at];
      if (text) written.push(listedJson(text, this.#distances[at]));
    }
    return written.join();
  }

  /** Returns the whole list in pieces. */
  *parts(): Iterable<string> {
    yield '[';
    for (let at = 0; at < this.count; at += AT_ONCE) {
      yield `${at > 0 ? ',' : ''}${this.json(at, at + AT_ONCE)}`;
    }
    yield ']';
  }
}
