/**
 * Waits for queries of a transaction that were begun together. PostgreSQL gets them in one go and
 * runs them in this order; after one that fails, the others fail because of it.
 * @returns the results, in this order
 * @throws the error of the first that failed
 */
export async function pipelined<Results extends readonly unknown[]>(
  queries: {
    [At in keyof Results]: Promise<Results[At]>;
  },
): Promise<Results> {
  await Promise.allSettled(queries);
  // Of promises that have settled, `all` throws the error of the first.
  return (await Promise.all(queries)) as unknown as Results;
}
