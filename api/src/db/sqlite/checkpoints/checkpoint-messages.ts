/** The options that the worker starts with. */
export interface WorkerOptions {
  /** Path of the database. */
  file: string;
  nativeBinding: string | undefined;
}

/** SQLite's modes: `passive` waits for no lock, `truncate` empties a log without readers. */
export type CheckpointMode = 'passive' | 'truncate';

/**
 * `find` looks for pages with old rows in their unused space, and `overwrite` overwrites some of these.
 * Both respond with the number of pages that are left.
 */
export type CheckpointRequest = CheckpointMode | 'find' | 'overwrite' | 'stop';

/** The result that SQLite reports for a checkpoint. */
export interface CheckpointResult {
  /** 1 where another connection blocked the checkpoint. */
  busy: 0 | 1;
  /** The number of pages in the log. */
  log: number;
  /** The number of these pages that the database file has. */
  checkpointed: number;
}

export type CheckpointResponse = { result: CheckpointResult | number } | { failure: string };
