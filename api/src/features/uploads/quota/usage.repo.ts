import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Whose uploads they are: a user's, or an address's that was proven and has no account yet. */
export interface Sender {
  userId: string | null;
  email: string | null;
}

/**
 * Counts what a sender has sent since an instant: links that are not used yet count as one picture
 * each, and so does every file that was refused.
 * @returns with the oldest instant that counts; undefined where nothing does
 */
export async function findUsage(
  db: Db,
  { userId, email }: Sender,
  since: string,
): Promise<{ uploads: number; bytes: number; oldest: string | undefined }> {
  const at = sql<string>`coalesce(storedAt, createdAt)`;
  const row = await db
    .selectFrom('uploads')
    .select((eb) => [
      sql<number>`count(*) + coalesce(sum(failedTries), 0)`.as('uploads'),
      sql<number>`coalesce(sum(coalesce(bytes, 0) + failedBytes), 0)`.as('bytes'),
      eb.fn.min(at).as('oldest'),
    ])
    .where(at, '>', since)
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    // Without an account nothing is claimed yet: that index has few rows.
    .$if(userId === null, (query) =>
      query
        .where('claimedAt', 'is', null)
        .where('createdAt', '>', since)
        .where('email', '=', email),
    )
    .executeTakeFirstOrThrow();
  return { ...row, oldest: row.oldest ?? undefined };
}
