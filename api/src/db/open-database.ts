import type { Availability } from './availability.ts';
import type { Db } from './database.ts';
import type { ChangeFeed } from './instances/change-feed.ts';
import type { Leadership } from './instances/leadership.ts';
import type { Checkpoints } from './sqlite/checkpoints/checkpoints.ts';

/** What moves a write-ahead log into its database; `noCheckpoints` where the engine does it alone. */
export type LogUpkeep = Pick<Checkpoints, 'empty' | 'isFailing' | 'onFailure'>;

/** An open, migrated database of either engine, with what belongs to it. */
export interface OpenDatabase {
  db: Db;
  /** Reports every changed row. */
  changes: ChangeFeed;
  checkpoints: LogUpkeep;
  /** Whether it can be reached. */
  availability: Availability;
  /** Whether this call created the schema. */
  isNew: boolean;
  /**
   * Tries to lead the instances of the database from now on.
   * @param name the name of this instance
   */
  lead(name: string): Leadership;
  close(): Promise<void>;
}

/** For PostgreSQL, which runs its checkpoints itself. */
export const noCheckpoints: LogUpkeep = {
  isFailing: false,
  async empty() {},
  onFailure() {},
};
