export interface ClientLimits {
  perClient: number;
  inAll: number;
}

/** Counts what is in use, such as bytes, by client and in total. */
export class ClientBudget {
  readonly #limits: ClientLimits;
  readonly #byClient = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ClientLimits) {
    this.#limits = limits;
  }

  /**
   * Takes an amount.
   * @returns false, and takes nothing, if a limit would be exceeded
   */
  take(client: string, amount: number): boolean {
    const ofClient = this.#byClient.get(client) ?? 0;
    const { perClient, inAll } = this.#limits;
    if (ofClient + amount > perClient || this.#inAll + amount > inAll) return false;
    this.#byClient.set(client, ofClient + amount);
    this.#inAll += amount;
    return true;
  }

  giveBack(client: string, amount: number): void {
    const left = (this.#byClient.get(client) ?? 0) - amount;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
    this.#inAll -= amount;
  }
}
