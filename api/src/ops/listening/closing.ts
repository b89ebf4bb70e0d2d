type End = () => unknown;

/** Closes the parts of the server when it stops, in reverse order of their start. */
export class Closing {
  readonly #ends: { end: End; deadline: End | undefined }[] = [];
  readonly #timeoutMs: number;

  /** @param timeoutMs the milliseconds that each part may take */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Adds a part to close.
   * @param deadline runs if closing takes too long
   */
  add(end: End, deadline?: End): void {
    this.#ends.push({ end, deadline });
  }

  /**
   * Closes all parts, even if one fails.
   * @throws the first failure, at the end
   */
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
        timer = setTimeout(resolve, this.#timeoutMs, true);
      }),
    ]);
    clearTimeout(timer);
    if (!isLate || !deadline) return;
    deadline();
    await ending;
  }
}
