import type { Config } from '../../config/config.ts';
import { Refusal } from '../../lib/refusal.ts';

/**
 * Refuses a command that works on SQLite's file.
 * @throws Refusal where the data is on PostgreSQL
 */
export function ensureSqlite({ database }: Pick<Config, 'database'>, command: string): void {
  if (database === undefined) return;
  throw new Refusal(
    `hoptrail ${command} works on SQLite, and DATABASE_URL names the PostgreSQL database ${database.database}. Back that one up, and restore it, with PostgreSQL's own tools (pg_dump, pg_basebackup), together with the folder uploads of DATA_DIR.`,
  );
}
