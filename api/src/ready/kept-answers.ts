import { LRUCache } from 'lru-cache';
import type { Changes, Followed } from '../db/changes.ts';
import type { Written } from './written.ts';

const MAX_CHARACTERS = 8_000_000;
const MAX_ANSWERS = 500;

interface Kept {
  versions: string;
  answer: Written;
  length: number;
}

/** Answers that are the same until something changes, the least used dropped beyond 8 MB. */
export class KeptAnswers {
  readonly #changes: Changes;
  readonly #answers = new LRUCache<string, Kept>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (kept, key) => kept.length + key.length,
  });

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
  ): Promise<Written> {
    // Taken first: what changes while the answer is being made outdates it.
    const versions = this.#changes.versionsOf(parts);
    const kept = this.#answers.get(key);
    if (kept?.versions === versions) return kept.answer;
    const answer = { ...(await make()), until: { parts, versions } };
    this.#answers.set(key, { versions, answer, length: answer.length });
    return answer;
  }
}
