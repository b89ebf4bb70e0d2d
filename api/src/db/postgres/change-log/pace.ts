/** The time in which several requests for a read become one read, in milliseconds. */
const GAP_MS = 15;
/** The shortest time between two reads while others write all the time, in milliseconds. */
const BUSY_MS = 100;

/** Says when to read next: after a time, or soon if there is news. */
export class Pace {
  #isStopped = false;
  #isHurried = false;
  #readAt = 0;
  #go = () => {};

  /** Ends the wait soon: the one that goes on, or else the next one. */
  hurry(): void {
    if (this.#isHurried) return;
    this.#isHurried = true;
    setTimeout(() => this.#go(), this.#soon()).unref();
  }

  stop(): void {
    this.#isStopped = true;
    this.#go();
  }

  /**
   * Resolves when it is time to read; with false after `stop()`.
   * @param pollMs how long to wait if nothing hurries
   */
  async next(pollMs: number): Promise<boolean> {
    if (this.#isStopped) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#isHurried ? this.#soon() : pollMs).unref();
      this.#go = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#isHurried = false;
    this.#readAt = performance.now();
    return !this.#isStopped;
  }

  /** Returns when to read if there is news, in milliseconds from now. */
  #soon(): number {
    return Math.max(GAP_MS, this.#readAt + BUSY_MS - performance.now());
  }
}
