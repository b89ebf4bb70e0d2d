/** Runs asynchronous work in the order in which it was asked for, one at a time. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return await result;
  }
}
