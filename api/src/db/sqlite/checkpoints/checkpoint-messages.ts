/** What the thread is started with. */
export interface ThreadData {
  /** Path of the database. */
  file: string;
  nativeBinding: string | undefined;
}

/** SQLite's modes: `passive` waits for nobody, `truncate` empties the log where nobody reads it. */
export type Order = 'passive' | 'truncate' | 'stop';

/** What SQLite says of a checkpoint, in pages. */
export interface Outcome {
  /** 1 where somebody was in the way. */
  busy: 0 | 1;
  /** How long the log is. */
  log: number;
  /** How much of it is in the database. */
  checkpointed: number;
}

export type Answer = { outcome: Outcome } | { failure: string };
