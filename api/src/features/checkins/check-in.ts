import { randomUUID } from 'node:crypto';
import { type Checkin, checkin } from '@hoptrail/contracts/checkins/checkins';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { CHECKIN_COOLDOWN_MS, DAY_MS } from '@hoptrail/contracts/limits';
import type { Config } from '../../config/config.ts';
import { batched } from '../../db/batching/batched.ts';
import { pipelined } from '../../db/batching/pipelined.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../../lib/clock.ts';
import { stampPassports } from '../trails/shared/stamp-passports.ts';
import type { OpenTrail } from '../trails/shared/stamps.rules.ts';
import { type Facts, findFacts, insertCheckins } from './check-in.repo.ts';
import { type Attempt, allowCheckin, type NewCheckin } from './check-in.rules.ts';
import { recentSpan } from './checkins.rules.ts';
import { ownTime } from './own-time.rules.ts';
import { countsOnTrails } from './shared/evidence.rules.ts';

interface CheckinDeps {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'checkinRequiresLocation'>;
}

/** An attempt with the open trails of its brewery. */
type AttemptOnTrails = Attempt & { trails: readonly OpenTrail[] };

/** An attempt, and the new check-in or the refusal that the rules decided. */
interface Judged {
  attempt: AttemptOnTrails;
  outcome: NewCheckin | AppError;
}

/**
 * Checks a user in at a brewery. The check-ins of a moment share a transaction. Of several of one
 * person at a brewery one succeeds, and none at a closed brewery.
 * @param time when it was made; now by default
 * @param tap the tap of a tag of the brewery
 * @param hasCode whether the brewery's code of the day was right
 * @param trails the open trails of the brewery
 * @throws AppError `user.notFound`, `brewery.notFound`, `brewery.closed`, `checkin.locationRequired`,
 * `checkin.noBreweryLocation`, `checkin.tooFar`, `checkin.pinMoved`, `checkin.cooldown`,
 * `checkin.doubled`, `checkin.sentBefore`, `checkin.tooFast`, `checkin.dailyLimit`, `tag.tooFar`
 */
export async function checkIn(
  { db, clock, config }: CheckinDeps,
  input: Attempt['input'],
  {
    time = ownTime({}, clock.now()),
    hasCode = false,
    tap = null,
    trails = [],
  }: Partial<Pick<AttemptOnTrails, 'time' | 'hasCode' | 'tap' | 'trails'>> = {},
): Promise<Checkin> {
  const { checkinRequiresLocation: needsLocation } = config;
  return await checkInTogether(db, {
    input,
    hasCode,
    tap,
    trails,
    needsLocation,
    id: input.id ?? randomUUID(),
    time,
  });
}

const checkInTogether = batched(async (trx: Db, attempts: readonly AttemptOnTrails[]) => {
  const locked = lockAll(trx, attempts);
  const answers = new Map<Attempt, Checkin | AppError>();
  let left = attempts;
  while (left.length > 0) {
    const firsts = firstOfEachPerson(left);
    const facts = await load(trx, firsts, locked);
    const judged = firsts.map((attempt, at) => ({ attempt, outcome: judge(attempt, facts[at]) }));
    const written = await writeAll(trx, judged);
    for (const { attempt, outcome } of judged) answers.set(attempt, answer(outcome, written));
    left = left.filter((attempt) => !answers.has(attempt));
  }
  return attempts.map((attempt) => answers.get(attempt) ?? new Error('not tried'));
});

/** Locks the rows of the users and breweries; resolves to them once they are locked. */
function lockAll(trx: Db, attempts: readonly Attempt[]) {
  return pipelined([
    lockRows(trx, 'users', [...new Set(attempts.map(({ input }) => input.userId))]),
    lockRows(trx, 'breweries', [...new Set(attempts.map(({ input }) => input.breweryId))]),
  ]);
}

/** Returns the first attempt of each person: what becomes of their next ones depends on it. */
function firstOfEachPerson(attempts: readonly AttemptOnTrails[]): AttemptOnTrails[] {
  return [
    ...new Map(attempts.toReversed().map((attempt) => [attempt.input.userId, attempt])).values(),
  ];
}

/** Loads what the rules compare of each attempt, once the rows are locked. */
async function load(
  trx: Db,
  attempts: readonly Attempt[],
  locked: ReturnType<typeof lockAll>,
): Promise<Facts[]> {
  const tries = attempts.map(({ input: { userId, breweryId }, id, time: { at } }) => ({
    ...{ id, userId, breweryId, at: at.toISOString() },
    cooldown: recentSpan(at, CHECKIN_COOLDOWN_MS),
    day: recentSpan(at, DAY_MS),
  }));
  const [, facts] = await pipelined([locked, findFacts(trx, tries)]);
  return facts;
}

/** Returns the check-in to insert, or why it is refused. */
function judge(attempt: Attempt, facts: Facts | undefined): NewCheckin | AppError {
  try {
    return allowCheckin(attempt, facts);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** What was written: the counts of the users, and the stamps of the check-ins, by id. */
interface Written {
  counts: Awaited<ReturnType<typeof insertCheckins>>;
  stamps: Awaited<ReturnType<typeof stampPassports>>;
}

/** Inserts and counts the check-ins that are allowed, and stamps passports for the verified ones. */
async function writeAll(trx: Db, judged: readonly Judged[]): Promise<Written> {
  const allowed = judged.flatMap(({ attempt, outcome }) =>
    outcome instanceof AppError ? [] : { ...outcome, trails: attempt.trails },
  );
  const counts = await insertCheckins(
    trx,
    allowed.map(({ trails: _, ...row }) => row),
  );
  const visits = allowed.flatMap(({ verifiedBy, trails, ...visit }) =>
    countsOnTrails(verifiedBy) && trails.length > 0 ? { ...visit, trails, way: verifiedBy } : [],
  );
  return { counts, stamps: await stampPassports(trx, visits) };
}

/**
 * Returns the response to an attempt.
 * @throws ZodError if a check-in violates the output contract; the transaction is then rolled back
 */
function answer(allowed: NewCheckin | AppError, { counts, stamps }: Written): Checkin | AppError {
  if (allowed instanceof AppError) return allowed;
  const { latitude: _, longitude: __, tap: ___, receivedAt: ____, ...fields } = allowed;
  const checkins = counts.get(fields.userId) ?? 0;
  const badge = badgeFor(checkins);
  const earnedBadge = badge.minCheckins === checkins;
  const trails = stamps.get(fields.id) ?? [];
  const whole = { ...fields, checkins, badge, earnedBadge, trails };
  checkin.parse(whole);
  return whole;
}
