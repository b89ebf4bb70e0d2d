import { distanceMiles, type Position, positionOf } from '@hoptrail/contracts/lib/distance';
import { prizeCodeText } from '@hoptrail/contracts/lib/prize-codes';
import type {
  OwnPrize,
  PassportProgress,
  passportProgressInput,
} from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import { loadQuestions } from './questions/load-questions.ts';
import { missing, stampsToComplete } from './shared/stamps.rules.ts';
import {
  existsBacklog,
  findAllStamps,
  findAllStops,
  findCompletedAt,
  findOpenedTrail,
  findPrizeOf,
  findWonBy,
  type Stop,
} from './trails.repo.ts';
import { isOver, prizesLeft } from './trails.rules.ts';

/**
 * Returns the caller's stamps on a trail, what is missing, and the prize.
 * @throws AppError `trail.notFound`
 */
export async function loadProgress(
  { db, caller, clock, origin }: Context & { caller: Caller },
  { id, latitude, longitude }: z.infer<typeof passportProgressInput>,
): Promise<PassportProgress> {
  const trail = await findOpenedTrail(db, id);
  if (!trail) throw new AppError('trail.notFound');
  const stops = await findAllStops(db, [id]);
  const rows = await findAllStamps(db, caller.id, id);
  const completedAt = (await findCompletedAt(db, caller.id, id)) ?? null;
  const prize = completedAt === null ? undefined : await findPrizeOf(db, caller.id, id);
  const open = stops.filter(({ closedAt }) => closedAt === null);
  const needed = stampsToComplete(trail.stampsNeeded, open.length);
  const from =
    latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const left = missing(open, rows);
  return {
    trailId: id,
    stamps: rows.map(({ name, latitude: north, longitude: east, ownTimeZone, ...stamp }) => ({
      ...stamp,
      breweryName: name,
      timeZone: timeZoneOf({ latitude: north, longitude: east, ownTimeZone }),
    })),
    stampsToComplete: needed,
    stampsLeft: completedAt === null ? Math.max(0, needed - rows.length) : 0,
    completedAt,
    next: isOver(trail) ? null : nextOf(left, { isOrdered: trail.isOrdered === 1, from }),
    questions: await loadQuestions(db, { userId: caller.id, trailId: id, now: clock.now() }, left),
    prize: prize
      ? { ...prize, link: redeemLink(origin, prize.code), houses: prizeBreweriesOf(prize, open) }
      : null,
    won: (completedAt === null ? undefined : await findWonBy(db, caller.id, id)) ?? null,
    isCounting: await existsBacklog(db, id),
  };
}

/** Returns the brewery to visit next: in order the first missing one, otherwise the nearest. */
function nextOf(
  left: readonly Stop[],
  { isOrdered, from }: { isOrdered: boolean; from: Position | undefined },
): PassportProgress['next'] {
  const away = left.map((stop) => {
    const to = positionOf(stop);
    const distance = from && to ? distanceMiles(from, to) : undefined;
    return { id: stop.id, name: stop.name, ...(distance === undefined ? {} : { distance }) };
  });
  const first = away[0] ?? null;
  if (isOrdered || !from) return first;
  const farthest = Number.POSITIVE_INFINITY;
  return away.toSorted((a, b) => (a.distance ?? farthest) - (b.distance ?? farthest))[0] ?? first;
}

/** Returns the breweries that have prizes left; none once the person's prize is redeemed. */
function prizeBreweriesOf(
  { redeemedAt }: { redeemedAt: string | null },
  open: readonly Stop[],
): OwnPrize['houses'] {
  if (redeemedAt !== null) return [];
  return open
    .map((stop) => ({ id: stop.id, name: stop.name, city: stop.city, left: prizesLeft(stop) }))
    .filter(({ left }) => left !== 0);
}

/**
 * Returns the address in the QR code of a prize: it opens the page that redeems it. The code has
 * its hyphen, so that the page never reads it as a number.
 */
function redeemLink(origin: string, code: string): string {
  return `${origin}/redeem?code=${prizeCodeText(code)}`;
}
