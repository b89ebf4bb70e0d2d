import type { Episode } from '@hoptrail/contracts/podcast/podcast';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';

const MAX_EPISODES = 2000;

/** Returns the episodes, newest release first; at most 2,000. */
export async function findAllEpisodes(db: Db): Promise<Episode[]> {
  return await db
    .selectFrom('podcast_episodes')
    .selectAll()
    .orderBy('releaseDate', 'desc')
    .orderBy('episodeNumber', 'desc')
    .orderBy('id')
    .limit(MAX_EPISODES)
    .execute();
}

export async function findEpisodeById(db: Db, id: string): Promise<Episode | undefined> {
  return await db
    .selectFrom('podcast_episodes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertEpisode(
  db: Db,
  episode: Insertable<Tables['podcast_episodes']>,
): Promise<Episode> {
  return await db
    .insertInto('podcast_episodes')
    .values(episode)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateEpisode(
  db: Db,
  id: string,
  changes: Updateable<Tables['podcast_episodes']>,
): Promise<Episode | undefined> {
  return await db
    .updateTable('podcast_episodes')
    // Sets the id as well, because an UPDATE without columns is not valid SQL.
    .set({ id, ...changes })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEpisodeById(db: Db, id: string): Promise<void> {
  await db.deleteFrom('podcast_episodes').where('id', '=', id).execute();
}
