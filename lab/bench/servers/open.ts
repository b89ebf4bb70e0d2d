import Sqlite from 'better-sqlite3';

/** Opens the database that all servers share, with the same pragmas. */
export function openFile(): Sqlite.Database {
  const db = new Sqlite(process.argv[2]);
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
    'cache_size = -32000',
    'secure_delete = ON',
  ]) {
    db.pragma(pragma);
  }
  return db;
}

/** Prints the address of a server for the benchmark, and stops it on SIGTERM. */
export function announce(address: unknown): void {
  const port =
    typeof address === 'object' && address !== null && 'port' in address ? address.port : 0;
  console.log(`listening on http://localhost:${port}`);
  process.once('SIGTERM', () => process.exit(0));
}
