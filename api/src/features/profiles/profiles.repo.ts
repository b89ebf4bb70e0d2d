import type { Db } from '../../db/database.ts';
import { equalsIgnoringCase } from '../../db/sql.ts';

/** A person with a public trail. */
export interface ShownPerson {
  id: string;
  username: string;
  name: string;
  profileImage: string | null;
  headerImage: string | null;
  checkins: number;
}

/** Returns a person by their username; undefined if the person is suspended or shows no trail. */
export async function findShownPerson(db: Db, username: string): Promise<ShownPerson | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'profileImage', 'headerImage', 'checkins'])
    .where(equalsIgnoringCase(db, 'username', username))
    .where('showsTrail', '=', 1)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}
