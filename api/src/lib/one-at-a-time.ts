/** Runs asynchronous work one at a time, in the order of the requests. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return await result;
  }
}
