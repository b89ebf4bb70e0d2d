type End = () => unknown;

/** What has to end when the server stops, the last begun first. */
export class Closing {
  readonly #ends: { end: End; deadline: End | undefined }[] = [];
  readonly #patienceMs: number;

  /** @param patienceMs how long each may take */
  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** @param deadline what is done when the end takes too long */
  add(end: End, deadline?: End): void {
    this.#ends.push({ end, deadline });
  }

  /** Ends all, each whether or not another failed. @throws the first failure, at the end */
  async close(): Promise<void> {
    const failures: unknown[] = [];
    for (let next = this.#ends.pop(); next; next = this.#ends.pop()) {
      await this.#endOne(next).catch((error) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  async #endOne({ end, deadline }: { end: End; deadline: End | undefined }): Promise<void> {
    const ending = Promise.resolve(end());
    let timer: NodeJS.Timeout | undefined;
    const isLate = await Promise.race([
      ending.then(() => false),
      new Promise<boolean>((resolve) => {
        timer = setTimeout(resolve, this.#patienceMs, true);
      }),
    ]);
    clearTimeout(timer);
    if (!isLate || !deadline) return;
    deadline();
    await ending;
  }
}
