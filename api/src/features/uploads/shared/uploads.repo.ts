import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import { contains } from '../../../db/sql.ts';
import type { Flag } from '../../../db/tables/flag.ts';
import type { Tables } from '../../../db/tables/tables.ts';

/** Inserts an upload, which only its sender may open until something public uses it. */
export async function insertUpload(
  db: Db,
  upload: Omit<Insertable<Tables['uploads']>, 'isPrivate'>,
): Promise<void> {
  await db
    .insertInto('uploads')
    .values({ ...upload, isPrivate: 1 })
    .execute();
}

/** Returns who may open a picture; undefined if there is no upload with this id. */
export async function findUploadAudience(
  db: Db,
  id: string,
): Promise<{ userId: string | null; email: string | null; isPrivate: Flag } | undefined> {
  const [upload] = await audienceOf(db, { id });
  return upload;
}

const audienceOf = prepared((db, { id }: { id: string }) =>
  db.selectFrom('uploads').select(['userId', 'email', 'isPrivate']).where('id', '=', id),
);

export async function findUploadById(db: Db, id: string) {
  return await db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Marks an upload as received.
 * @returns false if it was received before: a link accepts one file
 */
export async function updateUploadStored(
  db: Db,
  id: string,
  file: { bytes: number; storedAt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('uploads')
    .set(file)
    .where('id', '=', id)
    .where('storedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts a refused file and its size in bytes. */
export async function updateUploadFailed(db: Db, id: string, bytes: number): Promise<void> {
  await db
    .updateTable('uploads')
    .set((eb) => ({
      failedTries: eb('failedTries', '+', 1),
      failedBytes: eb('failedBytes', '+', bytes),
    }))
    .where('id', '=', id)
    .execute();
}

export async function updateUploadClaimed(
  db: Db,
  id: string,
  claim: { userId: string; claimedAt: string; isPersonal: Flag; isPrivate: Flag },
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ ...claim, email: null })
    .where('id', '=', id)
    .execute();
}

/** Releases a picture. The sweep deletes it after a day, like a picture that was never claimed. */
export async function updateUploadReleased(db: Db, id: string, now: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ claimedAt: null, createdAt: now })
    .where('id', '=', id)
    .execute();
}

/** Returns whether any row refers to a picture. */
export async function existsImageUse(db: Db, path: string): Promise<boolean> {
  const { rows } = await sql<{ used: number | boolean }>`select
    exists (select 1 from users where ${path} in ("profileImage", "headerImage"))
    or exists (select 1 from breweries where ${path} in (image, logo, "bannerImage")
      or ${contains(db, 'photos', path)})
    or exists (select 1 from special_events where logo = ${path})
    or exists (select 1 from weekly_events where ${path} in (logo, "eventPhoto"))
    or exists (select 1 from brewery_news where picture = ${path})
    or exists (select 1 from podcast_episodes where image = ${path})
    or exists (select 1 from checkin_photos where path = ${path})
    or exists (select 1 from passports where picture = ${path})
    or exists (select 1 from global_settings where value = ${JSON.stringify(path)})
    as used`.execute(db);
  return Boolean(rows[0]?.used);
}

/**
 * Returns the ids of the pictures to delete with a user's account: personal pictures and unclaimed
 * ones, including those sent before the account existed.
 */
export async function findAllUploadIdsOfPerson(
  db: Db,
  { id, email }: { id: string; email: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb.and([
          eb('userId', '=', id),
          eb.or([eb('isPersonal', '=', 1), eb('claimedAt', 'is', null)]),
        ]),
      ]),
    )
    .execute();
  return rows.map((row) => row.id);
}

/** Returns unclaimed uploads from before an instant, at most 500. */
export async function findAllUnclaimedUploadIds(db: Db, before: string): Promise<string[]> {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('claimedAt', 'is', null)
    .where('createdAt', '<', before)
    .limit(500)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns those of some ids that there are uploads of. */
export async function findAllUploadIdsOf(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute();
  return rows.map((row) => row.id);
}

/**
 * Releases the picture of a deleted person, without a trace of the person: the next sweep removes
 * it, unless that happens before.
 */
export async function updateUploadForgotten(db: Db, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ userId: null, email: null, claimedAt: null, createdAt: new Date(0).toISOString() })
    .where('id', '=', id)
    .execute();
}

export async function deleteUploadById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).execute();
}
