export interface ByteLimits {
  perClient: number;
  inAll: number;
}

/** Counts bytes in use, by client and in total. */
export class ByteBudget {
  readonly #limits: ByteLimits;
  readonly #byClient = new Map<string, number>();
  #inAll = 0;

  constructor(limits: ByteLimits) {
    this.#limits = limits;
  }

  /**
   * Takes bytes.
   * @returns false, and takes none, if a limit would be exceeded
   */
  take(client: string, bytes: number): boolean {
    const ofClient = this.#byClient.get(client) ?? 0;
    const { perClient, inAll } = this.#limits;
    if (ofClient + bytes > perClient || this.#inAll + bytes > inAll) return false;
    this.#byClient.set(client, ofClient + bytes);
    this.#inAll += bytes;
    return true;
  }

  giveBack(client: string, bytes: number): void {
    const left = (this.#byClient.get(client) ?? 0) - bytes;
    if (left > 0) this.#byClient.set(client, left);
    else this.#byClient.delete(client);
    this.#inAll -= bytes;
  }
}
