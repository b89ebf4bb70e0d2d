import { Readable } from 'node:stream';
import type { TimeSlices } from './time-slices/time-slices.ts';

/** A text in chunks. Each chunk is made in a turn of its own, after the previous one was read. */
export class PartsStream extends Readable {
  readonly #parts: Iterator<string>;
  readonly #turns: TimeSlices;
  /** How much memory the text holds until it is sent, in bytes. */
  readonly held: number;

  constructor(parts: Iterable<string>, turns: TimeSlices, held = 0) {
    super({ highWaterMark: 1 });
    this.#parts = parts[Symbol.iterator]();
    this.#turns = turns;
    this.held = held;
  }

  override _read(): void {
    this.#turns.next().then(() => {
      if (!this.destroyed) this.#pushNext();
    });
  }

  #pushNext(): void {
    try {
      const { done, value } = this.#parts.next();
      this.push(done ? null : value);
    } catch (error) {
      this.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
