import { OneAtATimeByKey } from './one-at-a-time-by-key.ts';

/** Rows of a person that one statement reads at most, since on SQLite nobody else is answered meanwhile. */
export const ROWS_A_SLICE = 250;

/** The rows after one place of an order, up to another one; without them, from the start or to the end. */
export interface Slice<Place> {
  after: Place | undefined;
  until: Place | undefined;
}

interface Reading<Place> {
  /** Where to start; at the first row without it. */
  after?: Place | undefined;
  /** Returns the last place of a slice; undefined if fewer rows than `ROWS_A_SLICE` are left. */
  findEnd: (after: Place | undefined) => Promise<Place | undefined>;
  /** Reads a slice. @returns whether it needs more rows */
  read: (slice: Slice<Place>) => Promise<boolean>;
}

/** A person with many rows has one turn at a time, however many requests they send. */
const readings = new OneAtATimeByKey();

/**
 * Reads rows of a person slice by slice, so that others are answered in between.
 * @param turns gives the turns of all long work
 */
export async function readInSlices<Place>(
  turns: { next(): Promise<void> },
  userId: string,
  { after: start, findEnd, read }: Reading<Place>,
): Promise<void> {
  await readings.run(userId, async () => {
    let after = start;
    for (;;) {
      await turns.next();
      const until = await findEnd(after);
      const isWanted = await read({ after, until });
      if (!isWanted || until === undefined) return;
      after = until;
    }
  });
}
