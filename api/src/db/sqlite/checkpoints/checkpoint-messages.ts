/** What the worker is started with. */
export interface WorkerOptions {
  /** Path of the database. */
  file: string;
  nativeBinding: string | undefined;
}

/** SQLite's modes: `passive` waits for no lock, `truncate` empties a log without readers. */
export type CheckpointMode = 'passive' | 'truncate';

export type CheckpointRequest = CheckpointMode | 'stop';

/** SQLite's report of a checkpoint. */
export interface CheckpointResult {
  /** 1 where another connection was in the way. */
  busy: 0 | 1;
  /** The length of the log, in pages. */
  log: number;
  /** How many of its pages are in the database. */
  checkpointed: number;
}

export type CheckpointResponse = { result: CheckpointResult } | { failure: string };
