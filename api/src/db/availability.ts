/** What happened to the connection of a process to its database. */
type AvailabilityChange =
  | { kind: 'lost' }
  | { kind: 'away'; reason: string }
  | { kind: 'back'; awayMs: number };

/**
 * Whether the database can be reached: `lost` when a connection broke under a query, `away` when no
 * new one could be opened, `back` when one could. A database in a file always can be.
 */
export class Availability {
  #since: number | undefined;
  #isAway = false;
  readonly #listeners: ((change: AvailabilityChange) => void)[] = [];

  /** Whether queries fail at present, because no connection can be opened. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Calls back once for each change, however many queries fail. */
  onChange(listener: (change: AvailabilityChange) => void): void {
    this.#listeners.push(listener);
  }

  /** Reports that a connection broke. */
  lost(): void {
    if (this.#since !== undefined) return;
    this.#since = performance.now();
    this.#report({ kind: 'lost' });
  }

  /** Reports that no connection could be opened. */
  away({ message: reason }: Error): void {
    this.#since ??= performance.now();
    if (this.#isAway) return;
    this.#isAway = true;
    this.#report({ kind: 'away', reason });
  }

  /** Reports that a connection could be opened. */
  back(): void {
    if (this.#since === undefined) return;
    const awayMs = performance.now() - this.#since;
    this.#since = undefined;
    this.#isAway = false;
    this.#report({ kind: 'back', awayMs });
  }

  #report(change: AvailabilityChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
