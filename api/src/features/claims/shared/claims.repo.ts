import type { OpenClaim } from '@hoptrail/contracts/admin/claims';
import type { OwnClaim } from '@hoptrail/contracts/claims/claims';
import { type Insertable, sql } from 'kysely';
import type { Authorized } from '../../../access/authorize.ts';
import type { Db } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { checkinsForOthers } from '../../users/shared/shown-counts.repo.ts';
import { shownDays } from '../../users/shared/shown-counts.rules.ts';

const MAX_OWN = 50;

export async function insertClaim(
  db: Db,
  claim: Insertable<Tables['brewery_claims']>,
): Promise<void> {
  await db.insertInto('brewery_claims').values(claim).execute();
}

/** Returns a claim with the name of its brewery and the address of the claimant. */
export async function findClaimById(db: Db, id: string) {
  return await db
    .selectFrom('brewery_claims as claim')
    .innerJoin('breweries', 'breweries.id', 'claim.breweryId')
    .innerJoin('users', 'users.id', 'claim.userId')
    .selectAll('claim')
    .select(['breweries.name as breweryName', 'users.email'])
    .where('claim.id', '=', id)
    .executeTakeFirst();
}

export async function existsOpenClaim(
  db: Db,
  { userId, breweryId }: { userId: string; breweryId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('brewery_claims')
    .select('id')
    .where('userId', '=', userId)
    .where('breweryId', '=', breweryId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the number of claims that a user made after an instant, in any state. */
export async function countClaimsSince(db: Db, userId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('brewery_claims')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the number of a user's claims that are open or were decided after an instant. */
export async function countClaimNews(db: Db, userId: string, since: string): Promise<number> {
  const [news] = await newsCountOf(db, { userId, since });
  return news?.count ?? 0;
}

const newsCountOf = prepared((db, { userId, since }: { userId: string; since: string }) =>
  claimNews(db, userId, since).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** Returns a user's claims that are open or were decided after an instant, newest first. */
export async function findAllClaimNews(db: Db, userId: string, since: string): Promise<OwnClaim[]> {
  const rows = await claimNews(db, userId, since)
    .innerJoin('breweries', 'breweries.id', 'brewery_claims.breweryId')
    .select(['brewery_claims.id', 'breweryId', 'breweries.name as breweryName', 'status', 'reason'])
    .select(['brewery_claims.createdAt', 'decidedAt'])
    .orderBy('brewery_claims.createdAt', 'desc')
    .orderBy('brewery_claims.id')
    .limit(MAX_OWN)
    .execute();
  return rows.map(({ breweryId, breweryName, ...claim }) => ({
    ...claim,
    brewery: { id: breweryId, name: breweryName },
  }));
}

// Literals, because SQLite plans a query with a parameter again at every run if a partial index
// (here of the open claims) could apply.
const OPEN = sql<'open'>`${sql.lit('open')}`;
const DECIDED = sql<'approved' | 'declined'>`(${sql.lit('approved')}, ${sql.lit('declined')})`;

function claimNews(db: Db, userId: string, since: string) {
  return db
    .selectFrom('brewery_claims')
    .where('brewery_claims.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('status', '=', OPEN),
        eb.and([eb('status', 'in', DECIDED), eb('decidedAt', '>', since)]),
      ]),
    );
}

export async function countOpenClaims(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('brewery_claims')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Returns the open claims with the claimant and the brewery's current owners, oldest first.
 * @param after the id of the last claim already read
 */
export async function findAllOpenClaims(
  db: Db,
  { limit, after, now }: { limit: number; after: string | undefined; now: Date },
): Promise<OpenClaim[]> {
  const rows = await db
    .selectFrom('brewery_claims as claim')
    .innerJoin('breweries', 'breweries.id', 'claim.breweryId')
    .innerJoin('users', 'users.id', 'claim.userId')
    .select(['claim.id', 'claim.role', 'claim.proof', 'claim.contact', 'claim.createdAt'])
    .select(['breweries.id as breweryId', 'breweries.name as breweryName', 'city', 'state'])
    .select(['users.id as userId', 'username', 'users.name', 'email', 'profileImage'])
    .select(checkinsForOthers(shownDays(now)).as('checkins'))
    .select('users.createdAt as joinedAt')
    .select(ownerNames.as('owners'))
    .where('claim.status', '=', 'open')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(claim."createdAt", claim.id) >
          (select "createdAt", id from brewery_claims where id = ${after})`,
      ),
    )
    .orderBy('claim.createdAt')
    .orderBy('claim.id')
    .limit(limit)
    .execute();
  return rows.map(({ breweryId, breweryName, city, state, owners, ...row }) => {
    const { id, role, proof, contact, createdAt, userId, joinedAt, ...person } = row;
    const names = owners?.split(' ') ?? [];
    return {
      id,
      brewery: { id: breweryId, name: breweryName, city, state, owners: names },
      person: { ...person, id: userId, createdAt: joinedAt },
      role,
      proof,
      contact,
      createdAt,
    };
  });
}

/** The usernames of a brewery's owners, separated by blanks, which no username contains. */
const ownerNames = sql<string | null>`(select string_agg(username, ' ') from users
  where id = breweries."ownerId"
  or id in (select "userId" from brewery_ownerships where "breweryId" = breweries.id))`;

type Outcome = Pick<Insertable<Tables['brewery_claims']>, 'status' | 'reason' | 'decidedAt'> & {
  decidedById?: string;
};

export async function updateClaim(
  db: Db,
  { row }: Authorized<{ id: string }>,
  outcome: Outcome,
): Promise<void> {
  await db.updateTable('brewery_claims').set(outcome).where('id', '=', row.id).execute();
}
