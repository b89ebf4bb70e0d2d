/** Whether this instance does what only one of the instances of a database may do. */
export interface Leadership {
  readonly isLeader: boolean;
  /** Leaves the work to another instance. */
  stop(): Promise<void>;
}

/** For SQLite, which one process uses. */
export const alwaysLeading: Leadership = { isLeader: true, async stop() {} };
