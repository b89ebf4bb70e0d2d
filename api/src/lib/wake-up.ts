/** Wakes background work that looks for something to do. */
export class WakeUp {
  #work: (() => void) | undefined;

  /** Sets what `wake()` starts. */
  listen(work: () => void): void {
    this.#work = work;
  }

  /** Starts the work; does nothing where there is none, as in a test. */
  wake(): void {
    this.#work?.();
  }
}
