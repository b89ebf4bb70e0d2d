/** Reads that were asked for together are one. */
const GAP_MS = 15;

/** Says when to read next: after a time, or soon if there is news. */
export class Pace {
  readonly #pollMs: number;
  #isStopped = false;
  #isHurried = false;
  #go = () => {};

  constructor(pollMs: number) {
    this.#pollMs = pollMs;
  }

  /** Ends the wait soon: the one that goes on, or else the next one. */
  hurry(): void {
    if (this.#isHurried) return;
    this.#isHurried = true;
    setTimeout(() => this.#go(), GAP_MS).unref();
  }

  stop(): void {
    this.#isStopped = true;
    this.#go();
  }

  /** Resolves when it is time to read; with false after `stop()`. */
  async next(): Promise<boolean> {
    if (this.#isStopped) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.#isHurried ? GAP_MS : this.#pollMs).unref();
      this.#go = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#isHurried = false;
    return !this.#isStopped;
  }
}
