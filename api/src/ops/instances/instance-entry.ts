import type { Db } from '../../db/database.ts';
import {
  deleteInstance,
  type Instance,
  insertInstance,
  SEEN_MS,
  updateInstanceSeen,
} from './instances.repo.ts';

const MOST_OF_ONE_NAME = 20;

/**
 * The entry of this process in the list of running instances. While another one has its name, which
 * may be what is left of a killed process, it is listed with a number: `north (2)`.
 */
export class InstanceEntry {
  readonly #db: Db;
  readonly #own: Instance;
  readonly #begun = performance.now();
  readonly #certainMs: number;
  #listed: { name: string; startedAt: string } | undefined;

  /** @param certainMs after how long the entry of a killed process has surely ended */
  constructor(db: Db, own: Instance, certainMs = 2 * SEEN_MS) {
    this.#db = db;
    this.#own = own;
    this.#certainMs = certainMs;
  }

  /** Whether another process with the same name is certainly running. */
  get isNameTaken(): boolean {
    const { name } = this.#own;
    return this.#listed?.name !== name && performance.now() - this.#begun > this.#certainMs;
  }

  /** Stores that this process runs, under its own name as soon as that is free. */
  async write(): Promise<void> {
    const former = this.#listed;
    const isStored =
      former !== undefined && (await updateInstanceSeen(this.#db, former.name, former.startedAt));
    if (isStored && former.name === this.#own.name) return;
    const found = await this.#insert(isStored ? 1 : MOST_OF_ONE_NAME);
    if (found === undefined) return;
    this.#listed = found;
    if (isStored) await deleteInstance(this.#db, former.name, former.startedAt);
  }

  async remove(): Promise<void> {
    const listed = this.#listed;
    if (listed) await deleteInstance(this.#db, listed.name, listed.startedAt);
  }

  async #insert(names: number) {
    for (let number = 1; number <= names; number += 1) {
      const name = number === 1 ? this.#own.name : `${this.#own.name} (${number})`;
      const startedAt = await insertInstance(this.#db, { ...this.#own, name });
      if (startedAt !== undefined) return { name, startedAt };
    }
    return undefined;
  }
}

/** Returns the name of an instance without the number of a second one with the same name. */
export function nameWithoutNumber(listed: string): string {
  return listed.replace(/ \(\d+\)$/, '');
}
