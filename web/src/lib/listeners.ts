/** The listeners of a value, for `useSyncExternalStore` and others. */
export class Listeners<Change extends unknown[] = []> {
  readonly #all = new Set<(...change: Change) => void>();

  get isEmpty(): boolean {
    return this.#all.size === 0;
  }

  /** Adds a listener. Returns a function that removes it. */
  readonly subscribe = (listener: (...change: Change) => void): (() => void) => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  /** Calls every listener after a change. */
  notify(...change: Change): void {
    for (const listener of this.#all) listener(...change);
  }
}
