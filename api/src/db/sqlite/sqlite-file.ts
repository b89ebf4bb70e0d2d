import Sqlite from 'better-sqlite3';

export interface SqliteFileOptions {
  /** Path of the native addon, where it cannot be found by name, as in the single file. */
  nativeBinding?: string | undefined;
}

/** Opens a file with SQLite without reading its contents. */
export function openSqliteFile(
  file: string,
  { nativeBinding }: SqliteFileOptions,
  options: Pick<Sqlite.Options, 'timeout' | 'fileMustExist' | 'readonly'> = {},
): Sqlite.Database {
  return new Sqlite(file, {
    ...options,
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
  });
}
