import { randomUUID } from 'node:crypto';
import type { Evidence } from '@hoptrail/contracts/lists/evidence';
import type { StampOutcome } from '@hoptrail/contracts/trails/trails';
import type { Db } from '../../../db/database.ts';
import { makePrizeCode } from './prize-codes.ts';
import {
  findAllAnswered,
  findAllStampsOf,
  type Holder,
  insertCompletions,
  insertPrizeCodes,
  insertStamps,
} from './stamps.repo.ts';
import {
  type Judgement,
  judgeVisit,
  type OpenTrail,
  type Stamp,
  stampNote,
} from './stamps.rules.ts';

/** A check-in with evidence that counts on trails. */
export interface Visit {
  /** The id of the check-in. */
  id: string;
  userId: string;
  breweryId: string;
  /** When it was made. */
  createdAt: string;
  /** Its day in the brewery's time zone, `YYYY-MM-DD`. */
  visitedOn: string;
  way: Evidence;
  /** The open trails of the brewery. */
  trails: readonly OpenTrail[];
}

/**
 * Stamps the passports of people who checked in, in the transaction of their check-ins. Reads nothing
 * unless a brewery is on an open trail; then it takes one statement for all of them, and one more to
 * insert stamps. The users must be locked.
 * @param visits the oldest of each person first
 * @returns the outcomes by the id of the check-in
 */
export async function stampPassports(
  trx: Db,
  visits: readonly Visit[],
): Promise<ReadonlyMap<string, StampOutcome[]>> {
  const holders = visits.flatMap(({ userId, trails }) =>
    trails.map((trail) => ({ userId, trail })),
  );
  if (holders.length === 0) return new Map();
  const passports = await loadPassports(trx, holders);
  const judged = visits.flatMap((visit) => stampEach(passports, visit));
  const stamped = new Set(judged.flatMap(({ passport, stamp }) => (stamp ? [passport] : [])));
  const completed = await storeStamps(
    trx,
    [...stamped],
    judged.flatMap(({ stamp }) => stamp ?? []),
  );
  return outcomesOf(judged, (passport) => completed.has(passport));
}

/**
 * Returns the outcomes of a check-in once more, from the stamps that are there: for the same request
 * sent again.
 */
export async function repeatOutcomes(db: Db, visit: Visit): Promise<StampOutcome[]> {
  const { userId, breweryId, createdAt, trails } = visit;
  if (trails.length === 0) return [];
  const passports = await loadPassports(
    db,
    trails.map((trail) => ({ userId, trail })),
  );
  for (const passport of passports.values()) {
    passport.stamps = passport.stamps.filter(
      (stamp) => stamp.breweryId !== breweryId || stamp.stampedAt !== createdAt,
    );
  }
  const isCompletedNow = ({ stamps, trail }: Passport) => stamps.length === trail.stampsToComplete;
  return outcomesOf(stampEach(passports, visit), isCompletedNow).get(visit.id) ?? [];
}

function outcomesOf(judged: readonly Judged[], isCompletedNow: (passport: Passport) => boolean) {
  const outcomes = new Map<string, StampOutcome[]>();
  for (const { visit, passport, judgement } of judged) {
    if (judgement === 'outside') continue;
    const isCompleted = judgement === 'stamp' && isCompletedNow(passport);
    const { id: trailId, name, stampsToComplete, prize } = passport.trail;
    const outcome = {
      ...{ trailId, name, stampsToComplete, isCompleted },
      isStamped: judgement === 'stamp',
      stamps: passport.stamps.length,
      hasPrize: isCompleted && prize !== null,
      note: stampNote(judgement, passport.trail, passport.stamps),
      question: judgement === 'unanswered' ? questionAt(passport.trail, visit.breweryId) : null,
    };
    outcomes.set(visit.id, [...(outcomes.get(visit.id) ?? []), outcome]);
  }
  return outcomes;
}

function questionAt({ breweries }: OpenTrail, breweryId: string): string | null {
  return breweries.find(({ id }) => id === breweryId)?.question ?? null;
}

/** The stamps of one person on one trail. */
export interface Passport {
  userId: string;
  trail: OpenTrail;
  stamps: Stamp[];
  /** The ids of the breweries whose question the person answered. */
  answered: Set<string>;
}

type NewStamp = Parameters<typeof insertStamps>[1][number];

/** Loads the stamps and answers of people on trails, by `keyOf()`. */
export async function loadPassports(
  trx: Db,
  holders: readonly { userId: string; trail: OpenTrail }[],
): Promise<ReadonlyMap<string, Passport>> {
  const passports = new Map<string, Passport>(
    holders.map(({ userId, trail }) => [
      keyOf({ userId, trailId: trail.id }),
      { userId, trail, stamps: [], answered: new Set() },
    ]),
  );
  const pairs = Array.from(passports.values(), ({ userId, trail }) => ({
    userId,
    trailId: trail.id,
  }));
  for (const { userId, trailId, ...stamp } of await findAllStampsOf(trx, pairs)) {
    passports.get(keyOf({ userId, trailId }))?.stamps.push(stamp);
  }
  if (!holders.some(({ trail }) => trail.breweries.some(({ question }) => question !== null))) {
    return passports;
  }
  for (const { breweryId, ...holder } of await findAllAnswered(trx, pairs)) {
    passports.get(keyOf(holder))?.answered.add(breweryId);
  }
  return passports;
}

/** Adds the stamps of a check-in to the passports of its person, without storing them. */
export function stampEach(passports: ReadonlyMap<string, Passport>, visit: Visit) {
  const { id: checkinId, userId, breweryId, createdAt: stampedAt, visitedOn: day, way } = visit;
  return visit.trails.flatMap((trail): Judged[] => {
    const passport = passports.get(keyOf({ userId, trailId: trail.id }));
    if (!passport) return [];
    const judgement = judgeVisit(trail, passport, { breweryId, day, at: stampedAt });
    if (judgement !== 'stamp') return [{ visit, passport, judgement }];
    const stamp = { breweryId, stampedOn: day, stampedAt };
    passport.stamps.push(stamp);
    const row = { ...stamp, id: randomUUID(), userId, passportId: trail.id, checkinId, way };
    return [{ visit, passport, judgement, stamp: row }];
  });
}

interface Judged {
  visit: Visit;
  passport: Passport;
  judgement: Judgement;
  stamp?: NewStamp;
}

/**
 * Inserts new stamps and, for trails that are complete now, the badge and the code of the prize.
 * @param passports those that may be complete now
 * @returns the passports that were not complete before
 */
export async function storeStamps(
  trx: Db,
  passports: readonly Passport[],
  stamps: readonly NewStamp[],
): Promise<ReadonlySet<Passport>> {
  if (stamps.length > 0) await insertStamps(trx, stamps);
  const complete = passports.filter(
    (passport) => passport.stamps.length >= passport.trail.stampsToComplete,
  );
  if (complete.length === 0) return new Set();
  const rows = complete.map((passport) => ({
    ...{ passport, userId: passport.userId, passportId: passport.trail.id },
    completedAt: lastInstant(passport.stamps.map(({ stampedAt }) => stampedAt)),
  }));
  const fresh = await insertCompletions(
    trx,
    rows.map(({ passport: _, ...row }) => row),
  );
  const codes = rows.flatMap(({ passport: { trail }, userId, passportId, completedAt }) =>
    trail.prize === null
      ? []
      : {
          ...{ userId, passportId, prize: trail.prize, validUntil: trail.prizeUntil },
          ...{ id: randomUUID(), code: makePrizeCode(), createdAt: completedAt },
        },
  );
  if (codes.length > 0) await insertPrizeCodes(trx, codes);
  const keys = new Set(fresh.map(keyOf));
  return new Set(
    complete.filter((passport) => keys.has(keyOf({ ...passport, trailId: passport.trail.id }))),
  );
}

/** Returns the last of some instants: a check-in that was sent later may be older than the others. */
function lastInstant(instants: readonly string[]): string {
  return instants.toSorted().at(-1) ?? '';
}

function keyOf({ userId, trailId }: Holder): string {
  return `${userId} ${trailId}`;
}
