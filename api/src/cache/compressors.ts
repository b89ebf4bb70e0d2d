/** A compressor takes a megabyte and a thread of the pool that files are read with. */
const AT_ONCE = 2;

/** How many long answers are compressed for one caller each, at the same time. */
export class Compressors {
  #busy = 0;

  /** @returns false where all are in use; else `done` is to be called */
  take(): boolean {
    if (this.#busy >= AT_ONCE) return false;
    this.#busy += 1;
    return true;
  }

  done(): void {
    this.#busy -= 1;
  }
}
