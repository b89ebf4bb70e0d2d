import { hash } from 'node:crypto';
import type { Row } from './table.ts';

const WORDS = 8;

/** What is compared of a table: equal for the same rows in any order, on either engine. */
export interface TableSum {
  rows: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

/** Adds up the SHA-256 of each row of a table, so that the order of the rows does not matter. */
export class TableChecksum {
  #rows = 0;
  readonly #sums = new Uint32Array(WORDS);

  add(rows: readonly Row[]): void {
    this.#rows += rows.length;
    for (const row of rows) {
      const digest = hash('sha256', JSON.stringify(row), 'buffer');
      for (let at = 0; at < WORDS; at += 1) {
        this.#sums[at] = (this.#sums[at] ?? 0) + digest.readUInt32LE(at * 4);
      }
    }
  }

  get sum(): TableSum {
    const words = Array.from(this.#sums, (word) => word.toString(16).padStart(8, '0'));
    return { rows: this.#rows, sha256: words.join('') };
  }
}
