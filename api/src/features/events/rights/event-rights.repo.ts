import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Tells whether a user owns a brewery, or an event that has no brewery. */
export async function existsEventRight(db: Db, userId: string): Promise<boolean> {
  const found = await sql<{ found: number }>`
    select exists (select 1 from brewery_ownerships where userId = ${userId})
      or exists (select 1 from breweries where ownerId = ${userId})
      or exists (select 1 from special_events
        where ownerId = ${userId} and breweryId is null)
      or exists (select 1 from weekly_events
        where ownerId = ${userId} and breweryId is null) as found`.execute(db);
  return found.rows[0]?.found === 1;
}
