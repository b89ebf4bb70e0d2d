type Fail = (error: unknown) => void;

/** The statements of a connection that wait for their answers, in the order in which they were sent. */
export class PendingResponses {
  readonly #all = new Set<Fail>();
  /** When the oldest one became the oldest. */
  #since = 0;

  add(fail: Fail): void {
    if (this.#all.size === 0) this.#since = performance.now();
    this.#all.add(fail);
  }

  delete(fail: Fail): void {
    this.#all.delete(fail);
    this.#since = performance.now();
  }

  /** Returns for how long the oldest one has waited, in milliseconds; 0 if none waits. */
  silentMs(): number {
    return this.#all.size === 0 ? 0 : performance.now() - this.#since;
  }

  failAll(error: () => unknown): void {
    for (const fail of [...this.#all]) fail(error());
  }
}
