/** The background checks that can find a problem. */
export type AlertSource = 'backup' | 'database' | 'mail';

/** The open problems that background checks have found, for health and metrics. */
export class Alerts {
  readonly #sentences = new Map<AlertSource, string>();

  /** Records a problem; it replaces the last one of the same check. */
  raise(source: AlertSource, sentence: string): void {
    this.#sentences.set(source, sentence);
  }

  clear(source: AlertSource): void {
    this.#sentences.delete(source);
  }

  /** Returns the problem that a check has found; undefined where there is none. */
  of(source: AlertSource): string | undefined {
    return this.#sentences.get(source);
  }
}
