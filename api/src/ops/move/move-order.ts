import type { Config } from '../../config/config.ts';
import type { SqliteFileOptions } from '../../db/sqlite/sqlite-file.ts';
import type { MovedTable } from '../../db/transfer/transfer-rows.ts';
import type { MovedPictures } from '../../objects/move-pictures.ts';

export interface MoveOrder extends SqliteFileOptions {
  source: Config;
  /** The settings with which the moved data is served. */
  target: Config;
  /** Whether the database is to move, and not the pictures alone. */
  movesRows: boolean;
  /** Ends it early, with its reason. */
  signal: AbortSignal;
  onProgress: (progress: string) => void;
}

export interface Moved {
  /** The tables, equal in both databases; undefined where the pictures moved alone. */
  tables: MovedTable[] | undefined;
  /** Undefined where the pictures stay where they are. */
  pictures: MovedPictures | undefined;
}
