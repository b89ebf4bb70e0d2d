import { foldedWords } from '@hoptrail/contracts/lib/text/fold';
import { normalizeEmail } from '@hoptrail/contracts/lib/text/identity';
import type { TeamRole } from '@hoptrail/contracts/staff/staff';
import { sql } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { contains, valuesOf } from '../../../db/sql.ts';
import { usernameKey } from '../../../lib/keys.ts';
import { matching } from '../../breweries/shared/matching.repo.ts';
import { checkinsForOthers } from '../../users/shared/shown-counts.repo.ts';
import { shownDays } from '../../users/shared/shown-counts.rules.ts';

const MAX_BREWERIES = 10;

interface Search {
  /** Part of a username, a name or an address, or words that a brewery of the person has. */
  q?: string | undefined;
  /** The id of the last person already read. */
  after?: string | undefined;
  limit: number;
  /** The current time: expired sessions do not count. */
  now: string;
}

/**
 * Returns the people whose username, name or address contains `q`, and those on the teams of breweries
 * with these words; newest accounts first.
 */
export async function findAllPeople(db: Db, { q = '', after, limit, now }: Search) {
  const text = q.trim().toLowerCase();
  const key = usernameKey(text);
  const words = foldedWords(q);
  return await people(db, now)
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains(db, eb.fn<string>('lower', ['username']), text),
          contains(db, eb.fn<string>('lower', ['name']), text),
          contains(db, 'email', normalizeEmail(q)),
          // Without accents. An empty text is in every key.
          ...(key ? [contains(db, 'usernameKey', key)] : []),
          ...(words.length > 0 ? [eb('users.id', 'in', teamsOf(db, words))] : []),
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

/**
 * Returns the breweries of each person's teams, at most ten per person: first those that the person
 * owns, by name.
 */
export async function findAllBreweriesOf(db: Db, userIds: readonly string[]) {
  const placed = db
    .selectFrom(teamPlaces(db, userIds).as('place'))
    .innerJoin('breweries', 'breweries.id', 'place.breweryId')
    .select(['place.userId', 'breweries.id', 'breweries.name', 'place.role'])
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over.partitionBy('place.userId').orderBy('place.role').orderBy('breweries.name'),
        )
        .as('number'),
    );
  const rows = await db
    .selectFrom(placed.as('placed'))
    .select(['userId', 'id', 'name', 'role'])
    .where('number', '<=', MAX_BREWERIES)
    .orderBy('userId')
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** Selects the ids of the people on the teams of the breweries that have all these words. */
function teamsOf(db: Db, words: readonly string[]) {
  return db
    .selectFrom('breweries')
    .$call(matching(db, words))
    .innerJoin(teamPlaces(db).as('place'), 'place.breweryId', 'breweries.id')
    .select('place.userId');
}

/** Selects the places of people in the teams of breweries: of these people, or of everybody. */
function teamPlaces(db: Db, userIds?: readonly string[]) {
  const ids = userIds && valuesOf(db, userIds);
  const as = (role: TeamRole) => sql<TeamRole>`${sql.lit(role)}`.as('role');
  return db
    .selectFrom('brewery_ownerships')
    .select(['userId', 'breweryId', as('owner')])
    .$if(ids !== undefined, (query) => query.where('userId', 'in', ids ?? []))
    .union(
      db
        .selectFrom('breweries')
        .select((eb) => [eb.ref('ownerId').$notNull().as('userId'), 'id as breweryId', as('owner')])
        .where('ownerId', 'is not', null)
        .$if(ids !== undefined, (query) => query.where('ownerId', 'in', ids ?? [])),
    )
    .union(
      db
        .selectFrom('brewery_staff')
        .select(['userId', 'breweryId', as('staff')])
        .where('removedAt', 'is', null)
        .$if(ids !== undefined, (query) => query.where('userId', 'in', ids ?? [])),
    );
}

export async function updateSuspension(
  db: Db,
  { row }: Authorized<{ id: string }>,
  suspension: { suspendedAt: string | null; suspensionReason: string | null },
): Promise<void> {
  await db.updateTable('users').set(suspension).where('id', '=', row.id).execute();
}
