import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The sender of uploads: a user, or a verified address without an account. */
export interface Sender {
  userId: string | null;
  email: string | null;
}

/**
 * Counts the uploads of a sender after an instant. Each unused link and each refused file counts as
 * one upload.
 * @returns the usage with its oldest instant; undefined if there is none
 */
export async function findUsage(
  db: Db,
  { userId, email }: Sender,
  since: string,
): Promise<{ uploads: number; bytes: number; oldest: string | undefined }> {
  const at = sql<string>`coalesce("storedAt", "createdAt")`;
  const row = await db
    .selectFrom('uploads')
    .select((eb) => [
      sql<number>`count(*) + coalesce(sum("failedTries"), 0)`.as('uploads'),
      sql<number>`coalesce(sum(coalesce(bytes, 0) + "failedBytes"), 0)`.as('bytes'),
      eb.fn.min(at).as('oldest'),
    ])
    .where(at, '>', since)
    .$if(userId !== null, (query) => query.where('userId', '=', userId))
    // A sender without an account has only unclaimed pictures, and their index is small.
    .$if(userId === null, (query) =>
      query
        .where('claimedAt', 'is', null)
        .where('createdAt', '>', since)
        .where('email', '=', email),
    )
    .executeTakeFirstOrThrow();
  return { ...row, oldest: row.oldest ?? undefined };
}
