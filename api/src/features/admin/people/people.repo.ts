import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import { sql } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { contains, valuesOf } from '../../../db/sql.ts';
import { usernameKey } from '../../../lib/keys.ts';
import { checkinsForOthers } from '../../users/shared/shown-counts.repo.ts';
import { shownDays } from '../../users/shared/shown-counts.rules.ts';

const MAX_BREWERIES = 10;

interface Search {
  /** Part of a username, a name or an address. */
  q?: string | undefined;
  /** The id of the last person already read. */
  after?: string | undefined;
  limit: number;
  /** The current time: expired sessions do not count. */
  now: string;
}

/** Returns the people whose username, name or address contains `q`, newest accounts first. */
export async function findAllPeople(db: Db, { q = '', after, limit, now }: Search) {
  const text = q.trim().toLowerCase();
  const key = usernameKey(text);
  return await people(db, now)
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains(db, eb.fn<string>('lower', ['username']), text),
          contains(db, eb.fn<string>('lower', ['name']), text),
          contains(db, 'email', normalizeEmail(q)),
          // Without accents. An empty text is in every key.
          ...(key ? [contains(db, 'usernameKey', key)] : []),
        ]),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`("createdAt", id) < (select "createdAt", id from users where id = ${after})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function findPersonById(db: Db, id: string, now: string) {
  return await people(db, now).where('id', '=', id).executeTakeFirst();
}

function people(db: Db, now: string) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'profileImage', 'role', 'createdAt'])
    .select(checkinsForOthers(shownDays(new Date(now))).as('checkins'))
    .select(['suspendedAt', 'suspensionReason'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select((count) => count.fn.countAll<number>().as('sessions'))
        .whereRef('sessions.userId', '=', 'users.id')
        .where('sessions.expiresAt', '>', now)
        .$asScalar()
        .$notNull()
        .as('sessions'),
    );
}

/** Returns the breweries of each owner, ordered by name, at most ten per owner. */
export async function findAllBreweriesOf(db: Db, userIds: readonly string[]) {
  const ids = valuesOf(db, userIds);
  const { rows } = await sql<{ userId: string; id: string; name: string }>`
    with owned as (
      select "userId", "breweryId" from brewery_ownerships where "userId" in ${ids}
      union
      select "ownerId", id from breweries where "ownerId" in ${ids}
    )
    select "userId", id, name from (
      select owned."userId", breweries.id, breweries.name,
        row_number() over (partition by owned."userId" order by breweries.name) as place
      from owned join breweries on breweries.id = owned."breweryId"
    ) as placed where place <= ${MAX_BREWERIES} order by "userId", place`.execute(db);
  return Map.groupBy(rows, ({ userId }) => userId);
}

export async function updateSuspension(
  db: Db,
  { row }: Authorized<{ id: string }>,
  suspension: { suspendedAt: string | null; suspensionReason: string | null },
): Promise<void> {
  await db.updateTable('users').set(suspension).where('id', '=', row.id).execute();
}
