import Sqlite from 'better-sqlite3';
import type { DatabaseOptions } from './database.ts';

/** Opens a file with SQLite and asks nothing of what is in it. */
export function openSqliteFile(
  file: string,
  { nativeBinding }: DatabaseOptions,
  options: Pick<Sqlite.Options, 'timeout' | 'fileMustExist'> = {},
): Sqlite.Database {
  return new Sqlite(file, {
    ...options,
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
  });
}
