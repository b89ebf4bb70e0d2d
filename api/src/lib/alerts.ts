/** The background checks that can find a problem. */
export type AlertSource = 'backup' | 'database' | 'mail' | 'pictures';

/** The open problems of background checks, for health and metrics. */
export class Alerts {
  readonly #sentences = new Map<AlertSource, string>();
  #look = async () => {};

  /** Records a problem, which replaces the previous one of the same check. */
  raise(source: AlertSource, sentence: string): void {
    this.#sentences.set(source, sentence);
  }

  /** Sets a quick check, which raises and clears problems before they are read. */
  lookWith(check: () => Promise<void>): void {
    this.#look = check;
  }

  /** Runs the quick check. */
  async look(): Promise<void> {
    await this.#look();
  }

  clear(source: AlertSource): void {
    this.#sentences.delete(source);
  }

  /** Returns the open problem of a check; undefined if there is none. */
  of(source: AlertSource): string | undefined {
    return this.#sentences.get(source);
  }
}
