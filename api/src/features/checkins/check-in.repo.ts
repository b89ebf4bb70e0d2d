import type { Evidence } from '@hoptrail/contracts/lists/evidence';
import { type CompiledQuery, type Insertable, sql } from 'kysely';
import { pipelined } from '../../db/batching/pipelined.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { rowsOf } from '../../db/sql.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { keepingShown } from '../users/shared/shown-counts.repo.ts';
import { shownDays } from '../users/shared/shown-counts.rules.ts';
import type { Span } from './checkins.rules.ts';
import { storedEvidence } from './shared/evidence.rules.ts';

type Derived = 'verified' | 'onlyForMe' | 'verifiedBy' | 'tagId' | 'tapCounter';

type NewCheckin = Omit<Required<Insertable<Tables['check_ins']>>, Derived> & {
  verified: boolean;
  onlyForMe: boolean;
  verifiedBy: Evidence | null;
  tap: { tagId: string; tapCounter: number } | null;
};

/** A check-in to be, with the spans in which others affect it. */
export interface Try {
  id: string;
  /** When it was made. */
  at: string;
  userId: string;
  breweryId: string;
  cooldown: Span;
  day: Span;
}

/** What the rules ask for; the ids are null if there is no such user or brewery. */
export interface Facts {
  /** The id of the check-in if there is one already; null otherwise. */
  storedId: string | null;
  userId: string | null;
  breweryId: string | null;
  latitude: string | null;
  longitude: string | null;
  ownTimeZone: string | null;
  checkinRadiusKm: number | null;
  closedAt: string | null;
  /** JSON; what says whether it is closed for a while. */
  closure: string | null;
  openingHours: string | null;
  hoursExceptions: string | null;
  /** When the user last moved the pin of the brewery. */
  pinMovedAt: string | null;
  /** The user's newest check-in there in the span. */
  lastHereAt: string | null;
  /** The user's check-in before it at a brewery that had coordinates then, and the one after it. */
  lastAt: string | null;
  lastLatitude: string | null;
  lastLongitude: string | null;
  nextAt: string | null;
  nextLatitude: string | null;
  nextLongitude: string | null;
  /** The user's check-ins of the day. */
  today: number;
}

/** Returns the facts of each try, in their order. */
export async function findFacts(db: Db, tries: readonly Try[]): Promise<Facts[]> {
  const rows = tries.map(({ id, at, userId, breweryId, cooldown, day }, index) => ({
    nth: String(index).padStart(4, '0'),
    ...{ id, at },
    userId,
    breweryId,
    since: cooldown.since,
    until: cooldown.until,
    daySince: day.since,
    dayUntil: day.until,
  }));
  return await factsOf(db, { json: JSON.stringify(rows) });
}

const TRY = ['nth', 'id', 'at', 'userId', 'breweryId', 'since', 'until', 'daySince', 'dayUntil'];

// The instants are columns of the rows and not parameters: SQLite would plan the query again at
// every run.
const factsOf = prepared((db, { json }: { json: string }) =>
  compiling<Facts>(
    db,
    sql`select users.id as "userId", breweries.id as "breweryId", breweries.latitude, breweries.longitude,
      "ownTimeZone", "checkinRadiusKm", "closedAt", closure, "openingHours", "hoursExceptions",
      moves."movedAt" as "pinMovedAt",
      (select max("createdAt") from check_ins where check_ins."userId" = tries."userId"
        and check_ins."breweryId" = tries."breweryId" and "createdAt" <= "until") as "lastHereAt",
      last."createdAt" as "lastAt", last.latitude as "lastLatitude",
      last.longitude as "lastLongitude",
      next."createdAt" as "nextAt", next.latitude as "nextLatitude",
      next.longitude as "nextLongitude",
      (select check_ins.id from check_ins where check_ins.id = tries.id) as "storedId",
      (select count(*) from check_ins where check_ins."userId" = tries."userId"
        and "createdAt" > "daySince" and "createdAt" <= "dayUntil") as today
    from ${rowsOf(db, TRY, json)} as tries
    left join users on users.id = tries."userId"
    left join breweries on breweries.id = tries."breweryId"
    left join brewery_pin_moves as moves
      on moves."breweryId" = tries."breweryId" and moves."userId" = tries."userId"
    left join check_ins as last on last.id = (select id from check_ins
      where check_ins."userId" = tries."userId" and "createdAt" > "since"
      and "createdAt" <= "at" and latitude is not null
      order by "createdAt" desc limit 1)
    left join check_ins as next on next.id = (select id from check_ins
      where check_ins."userId" = tries."userId" and "createdAt" > "at"
      and "createdAt" <= "until" and latitude is not null
      order by "createdAt" limit 1)
    order by tries.nth`,
  ),
);

/**
 * Inserts check-ins and counts them for their users and breweries. One that is only for the user
 * counts for the user alone. Others see the former counts of a user until the day ends in UTC.
 * @returns the check-in count of each user with the new one
 */
export async function insertCheckins(
  db: Db,
  rows: readonly NewCheckin[],
): Promise<ReadonlyMap<string, number>> {
  if (rows.length === 0) return new Map();
  const json = JSON.stringify(
    rows.map(({ verifiedBy, tap, ...row }) => ({
      ...row,
      ...storedEvidence(verifiedBy),
      ...tap,
      onlyForMe: row.onlyForMe ? 1 : 0,
    })),
  );
  const shown = rows.filter(({ onlyForMe }) => !onlyForMe);
  const [, , ...users] = await pipelined([
    inserted(db, { json }),
    countedForBreweries(db, { json: JSON.stringify(countByBrewery(shown)) }),
    countForUsers(
      db,
      countedForUsers,
      shown.filter(({ verified }) => !verified),
    ),
    countForUsers(
      db,
      countedAsVerified,
      shown.filter(({ verified }) => verified),
    ),
    countForUsers(
      db,
      countedPrivately,
      rows.filter(({ onlyForMe }) => onlyForMe),
    ),
  ]);
  return new Map(users.flat().map(({ id, checkins }) => [id, checkins]));
}

async function countForUsers(db: Db, counted: typeof countedForUsers, rows: readonly NewCheckin[]) {
  if (rows.length === 0) return [];
  // What others see depends on when the server knew of it.
  const added = rows.map(({ userId, createdAt, receivedAt }) => ({
    userId,
    reachedAt: receivedAt ?? createdAt,
    ...shownDays(new Date(receivedAt ?? createdAt)),
  }));
  return await counted(db, { json: JSON.stringify(added) });
}

function countByBrewery(rows: readonly NewCheckin[]): { breweryId: string; n: number }[] {
  const counts = new Map<string, number>();
  for (const { breweryId } of rows) counts.set(breweryId, (counts.get(breweryId) ?? 0) + 1);
  return Array.from(counts, ([breweryId, n]) => ({ breweryId, n }));
}

const INSERTED = [
  'id',
  'userId',
  'breweryId',
  'notes',
  'verified',
  'createdAt',
  'receivedAt',
  'latitude',
  'longitude',
  'visitedOn',
  'onlyForMe',
  'verifiedBy',
  'tagId',
  'tapCounter',
];

const inserted = prepared((db, { json }: { json: string }) =>
  compiling(
    db,
    sql`insert into check_ins
      (id, "userId", "breweryId", notes, verified, "createdAt", "receivedAt", latitude, longitude, "visitedOn",
        "onlyForMe", "verifiedBy", "tagId", "tapCounter")
    select id, "userId", "breweryId", notes, cast(verified as integer), "createdAt", "receivedAt", latitude,
      longitude, "visitedOn", cast("onlyForMe" as integer), "verifiedBy", "tagId",
      cast("tapCounter" as integer)
    from ${rowsOf(db, INSERTED, json)} as added`,
  ),
);

const countedForBreweries = prepared((db, { json }: { json: string }) =>
  compiling(
    db,
    sql`update breweries set checkins = checkins + cast(added.n as integer)
    from ${rowsOf(db, ['breweryId', 'n'], json)} as added
    where breweries.id = added."breweryId"`,
  ),
);

const ADDED = ['userId', 'reachedAt', 'today', 'tomorrow'];

const KEEPING_SHOWN = keepingShown({
  today: sql.ref('added.today'),
  tomorrow: sql.ref('added.tomorrow'),
});

const COUNTED = sql.raw(
  'where users.id = added."userId" returning users.id, users.checkins + users."privateCheckins" as checkins',
);

const countedForUsers = prepared((db, { json }: { json: string }) =>
  compiling<{ id: string; checkins: number }>(
    db,
    sql`update users set ${KEEPING_SHOWN}, checkins = checkins + 1,
      "checkinsReachedAt" = added."reachedAt"
    from ${rowsOf(db, ADDED, json)} as added ${COUNTED}`,
  ),
);

const countedAsVerified = prepared((db, { json }: { json: string }) =>
  compiling<{ id: string; checkins: number }>(
    db,
    sql`update users set ${KEEPING_SHOWN}, checkins = checkins + 1,
      "checkinsReachedAt" = added."reachedAt", "verifiedCheckins" = "verifiedCheckins" + 1,
      "verifiedReachedAt" = added."reachedAt"
    from ${rowsOf(db, ADDED, json)} as added ${COUNTED}`,
  ),
);

const countedPrivately = prepared((db, { json }: { json: string }) =>
  compiling<{ id: string; checkins: number }>(
    db,
    sql`update users set "privateCheckins" = "privateCheckins" + 1
    from ${rowsOf(db, ADDED, json)} as added ${COUNTED}`,
  ),
);

function compiling<Row>(db: Db, query: { compile(db: Db): CompiledQuery<unknown> }) {
  return { compile: () => query.compile(db) as CompiledQuery<Row> };
}
