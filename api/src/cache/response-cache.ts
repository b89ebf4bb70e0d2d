import { LRUCache } from 'lru-cache';
import type { Until, Written } from '../cached-body.ts';
import type { Changes, Followed } from '../db/sqlite/change-feed.ts';

const MAX_CHARACTERS = 8_000_000;
const MAX_ANSWERS = 500;

type Dated = Written & { until: Until };

/** Answers that are the same until something changes, the least used dropped beyond 8 MB. */
export class KeptAnswers {
  readonly #changes: Changes;
  readonly #answers = new LRUCache<string, Dated>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  readonly #making = new Map<string, { versions: string; answer: Promise<Dated> }>();

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /**
   * The answer to a question, made anew when one of its parts changed since.
   * @param key the question: equal keys are answered alike
   * @param parts all that the answer is made of
   */
  async answer(
    key: string,
    parts: readonly Followed[],
    make: () => Promise<Written>,
  ): Promise<Dated> {
    const versions = this.#changes.versionsOf(parts);
    const kept = this.#answers.get(key);
    if (kept?.until.versions === versions) return kept;
    const making = this.#making.get(key);
    if (making?.versions === versions) return await making.answer;
    return await this.#make(key, { parts, versions }, make);
  }

  /** Makes an answer for all who ask for it meanwhile. */
  async #make(key: string, until: Until, make: () => Promise<Written>): Promise<Dated> {
    const making = { versions: until.versions, answer: this.dated(until.parts, make) };
    this.#making.set(key, making);
    try {
      const answer = await making.answer;
      this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#making.get(key) === making) this.#making.delete(key);
    }
  }

  /** An answer made anew and not kept, that tells until when it holds. */
  async dated(parts: readonly Followed[], make: () => Promise<Written>): Promise<Dated> {
    // Taken first: what changes while the answer is being made outdates it.
    const versions = this.#changes.versionsOf(parts);
    return { ...(await make()), until: { parts, versions } };
  }
}
