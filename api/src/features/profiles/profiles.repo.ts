import type { Db } from '../../db/database.ts';
import { equalsIgnoringCase } from '../../db/sql.ts';
import type { Flag } from '../../db/tables/flag.ts';
import { COUNTER_COLUMNS } from '../users/shared/shown-counts.repo.ts';
import type { StoredCounters } from '../users/shared/shown-counts.rules.ts';

/** A person with a public logbook. */
export interface ShownPerson extends StoredCounters {
  id: string;
  username: string;
  name: string;
  profileImage: string | null;
  headerImage: string | null;
  showsOnLeaderboard: Flag;
}

/** Returns a person by their username; undefined if the person is suspended or shows no logbook. */
export async function findShownPerson(db: Db, username: string): Promise<ShownPerson | undefined> {
  return await db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'profileImage', 'headerImage', 'showsOnLeaderboard'])
    .select(COUNTER_COLUMNS)
    .where(equalsIgnoringCase(db, 'username', username))
    .where('showsTrail', '=', 1)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}
