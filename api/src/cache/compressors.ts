/** Each compressor needs a megabyte and a thread of the pool that also reads files. */
const AT_ONCE = 2;

/** Limits the number of long personal responses that are compressed at the same time. */
export class Compressors {
  #busy = 0;

  /**
   * Takes a compressor.
   * @returns false if all are in use; otherwise the caller calls `done()` afterwards
   */
  take(): boolean {
    if (this.#busy >= AT_ONCE) return false;
    this.#busy += 1;
    return true;
  }

  done(): void {
    this.#busy -= 1;
  }
}
