import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** Whether a user owns a brewery or an event. */
export async function existsEventRight(db: Db, userId: string): Promise<boolean> {
  const found = await sql<{ found: number }>`
    select exists (select 1 from brewery_ownerships where userId = ${userId})
      or exists (select 1 from breweries where ownerId = ${userId})
      or exists (select 1 from special_events where ownerId = ${userId})
      or exists (select 1 from weekly_events where ownerId = ${userId}) as found`.execute(db);
  return found.rows[0]?.found === 1;
}
