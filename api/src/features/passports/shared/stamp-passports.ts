import { randomUUID } from 'node:crypto';
import type { StampOutcome, StampWay } from '@hoptrail/contracts/passports';
import type { Db } from '../../../db/database.ts';
import { makePrizeCode } from './prize-codes.ts';
import {
  findAllStampsOf,
  type Holder,
  insertCompletions,
  insertPrizeCodes,
  insertStamps,
} from './stamps.repo.ts';
import {
  type Judgement,
  judgeVisit,
  type OpenPassport,
  type Stamp,
  stampNote,
} from './stamps.rules.ts';

/** A check-in whose position or code was verified. */
export interface Visit {
  /** The id of the check-in. */
  id: string;
  userId: string;
  breweryId: string;
  /** When it was made. */
  createdAt: string;
  /** Its day in the brewery's time zone, `YYYY-MM-DD`. */
  visitedOn: string;
  way: StampWay;
  /** The open trails of the brewery. */
  passports: readonly OpenPassport[];
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
  const holders = visits.flatMap(({ userId, passports }) =>
    passports.map((passport) => ({ userId, passport })),
  );
  if (holders.length === 0) return new Map();
  const books = await openBooks(trx, holders);
  const judged = visits.flatMap((visit) => stampEach(books, visit));
  const stamped = new Set(judged.flatMap(({ book, stamp }) => (stamp ? [book] : [])));
  const completed = await storeStamps(
    trx,
    [...stamped],
    judged.flatMap(({ stamp }) => stamp ?? []),
  );
  const outcomes = new Map<string, StampOutcome[]>();
  for (const { visit, book, judgement } of judged) {
    if (judgement === 'outside') continue;
    const isCompleted = judgement === 'stamp' && completed.has(book);
    const { id: passportId, name, stampsToComplete, prize } = book.passport;
    const outcome = {
      ...{ passportId, name, stampsToComplete, isCompleted },
      isStamped: judgement === 'stamp',
      stamps: book.stamps.length,
      hasPrize: isCompleted && prize !== null,
      note: stampNote(judgement, book.passport, book.stamps),
    };
    outcomes.set(visit.id, [...(outcomes.get(visit.id) ?? []), outcome]);
  }
  return outcomes;
}

/** The stamps of one person on one trail. */
export interface Book {
  userId: string;
  passport: OpenPassport;
  stamps: Stamp[];
}

type NewStamp = Parameters<typeof insertStamps>[1][number];

/** Loads the stamps of people on trails, by `keyOf()`. */
export async function openBooks(
  trx: Db,
  holders: readonly { userId: string; passport: OpenPassport }[],
): Promise<ReadonlyMap<string, Book>> {
  const books = new Map<string, Book>(
    holders.map(({ userId, passport }) => [
      keyOf({ userId, passportId: passport.id }),
      { userId, passport, stamps: [] },
    ]),
  );
  const pairs = Array.from(books.values(), ({ userId, passport }) => ({
    userId,
    passportId: passport.id,
  }));
  for (const { userId, passportId, ...stamp } of await findAllStampsOf(trx, pairs)) {
    books.get(keyOf({ userId, passportId }))?.stamps.push(stamp);
  }
  return books;
}

/** Adds a check-in to the books of its person, without storing it. */
export function stampEach(books: ReadonlyMap<string, Book>, visit: Visit) {
  const { id: checkinId, userId, breweryId, createdAt: stampedAt, visitedOn: day, way } = visit;
  return visit.passports.flatMap((passport): Judged[] => {
    const book = books.get(keyOf({ userId, passportId: passport.id }));
    if (!book) return [];
    const judgement = judgeVisit(passport, book.stamps, { breweryId, day });
    if (judgement !== 'stamp') return [{ visit, book, judgement }];
    const stamp = { breweryId, stampedOn: day, stampedAt };
    book.stamps.push(stamp);
    const row = { ...stamp, id: randomUUID(), userId, passportId: passport.id, checkinId, way };
    return [{ visit, book, judgement, stamp: row }];
  });
}

interface Judged {
  visit: Visit;
  book: Book;
  judgement: Judgement;
  stamp?: NewStamp;
}

/**
 * Inserts new stamps and, for trails that are complete now, the badge and the code of the prize.
 * @param books those that may be complete now
 * @returns the books that were not complete before
 */
export async function storeStamps(
  trx: Db,
  books: readonly Book[],
  stamps: readonly NewStamp[],
): Promise<ReadonlySet<Book>> {
  if (stamps.length > 0) await insertStamps(trx, stamps);
  const complete = books.filter((book) => book.stamps.length >= book.passport.stampsToComplete);
  if (complete.length === 0) return new Set();
  const rows = complete.map((book) => ({
    ...{ book, userId: book.userId, passportId: book.passport.id },
    completedAt: book.stamps.at(-1)?.stampedAt ?? '',
  }));
  const fresh = await insertCompletions(
    trx,
    rows.map(({ book: _, ...row }) => row),
  );
  const codes = rows.flatMap(({ book: { passport }, userId, passportId, completedAt }) =>
    passport.prize === null
      ? []
      : {
          ...{ userId, passportId, prize: passport.prize, validUntil: passport.prizeUntil },
          ...{ id: randomUUID(), code: makePrizeCode(), createdAt: completedAt },
        },
  );
  if (codes.length > 0) await insertPrizeCodes(trx, codes);
  const keys = new Set(fresh.map(keyOf));
  return new Set(rows.filter((row) => keys.has(keyOf(row))).map(({ book }) => book));
}

function keyOf({ userId, passportId }: Holder): string {
  return `${userId} ${passportId}`;
}
