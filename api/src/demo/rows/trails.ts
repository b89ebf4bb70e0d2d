import { PRIZE_CODE_ALPHABET } from '@hoptrail/contracts/lib/prize-codes';
import { PRIZE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { judgeVisit, prizeEnd, type Stamp } from '../../features/trails/shared/stamps.rules.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import type { NewCheckin } from '../../testing/factories/checkin.ts';
import {
  makePrize,
  makeStop,
  makeTrail,
  type NewPrize,
  type NewStop,
  type NewTrail,
} from '../../testing/factories/trail.ts';
import { closedBreweries, demoBreweries } from '../content/breweries.ts';
import { type DemoTrail, demoTrails } from '../content/trails.ts';
import { breweryId } from '../demo-brewery.ts';
import { dateAfter, daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';

interface TrailRows {
  passports: NewTrail[];
  passport_breweries: NewStop[];
  passport_stamps: Insertable<Tables['passport_stamps']>[];
  passport_completions: Insertable<Tables['passport_completions']>[];
  prize_codes: NewPrize[];
}

/** Returns the id of a demo trail, which is the same in every demo. */
export function trailId(name: string): string {
  return uuidFor(`passport:${name}`);
}

/**
 * Returns the trails with the stamps that the check-ins of all people make.
 * @param checkins the oldest of each person first
 */
export function trailRows(now: Date, checkins: readonly NewCheckin[]): TrailRows {
  const trails = demoTrails.map((trail) => toTrail(trail, now));
  const stops = demoTrails.flatMap(stopsOf);
  const passports = trails.flatMap((trail) => passportsOf(trail, stops, checkins));
  const complete = passports.filter(({ isComplete }) => isComplete);
  return {
    passports: trails,
    passport_breweries: stops,
    passport_stamps: passports.flatMap(({ rows }) => rows),
    passport_completions: complete.map(({ userId, trail, rows }) => ({
      userId,
      passportId: trail.id,
      completedAt: rows.at(-1)?.stampedAt ?? '',
    })),
    prize_codes: complete.flatMap(({ userId, trail, rows }) =>
      trail.prize ? prizeOf(userId, trail, rows.at(-1)?.stampedAt ?? '') : [],
    ),
  };
}

function toTrail(trail: DemoTrail, now: Date): NewTrail {
  const { name, story, stampsNeeded, reward, prize = null } = trail;
  const openedAt = daysBefore(now, trail.startsDaysAgo + 7);
  return makeTrail({
    ...{ id: trailId(name), name, story, stampsNeeded, reward, prize, openedAt },
    isOrdered: trail.isOrdered ? 1 : 0,
    startsOn: dateAfter(now, -trail.startsDaysAgo),
    endsOn: dateAfter(now, trail.endsInDays),
    createdAt: openedAt,
  });
}

function stopsOf({ name: trail, breweries }: DemoTrail): NewStop[] {
  return breweries.map((brewery, position) => {
    const [name, prizeStock] = typeof brewery === 'string' ? [brewery, null] : brewery;
    return makeStop({
      id: uuidFor(`passport:${trail}:${name}`),
      passportId: trailId(trail),
      breweryId: breweryId({ name }),
      position,
      prizeStock,
    });
  });
}

/** Returns the stamps of each person on a trail, by the rules of real check-ins. */
function passportsOf(trail: NewTrail, stops: readonly NewStop[], checkins: readonly NewCheckin[]) {
  const open = stops
    .filter((stop) => stop.passportId === trail.id && !closedIds.has(stop.breweryId))
    .map(({ breweryId: id }) => ({ id, name: '', question: null }));
  const rules = {
    ...{ id: trail.id, name: trail.name, breweries: open, stampsPerDay: 4 },
    ...{
      startsOn: trail.startsOn,
      endsOn: trail.endsOn,
      isOrdered: trail.isOrdered === 1,
    },
    ...{
      stampsToComplete: Math.min(trail.stampsNeeded, open.length),
      prize: null,
      prizeUntil: '',
    },
  };
  const byPerson = Map.groupBy(checkins, ({ userId }) => userId);
  return Array.from(byPerson, ([userId, visits]) => {
    const stamps: Stamp[] = [];
    const passport = { stamps, answered: new Set<string>() };
    const rows = visits.flatMap(({ id, breweryId: at, createdAt: stampedAt }) => {
      const day = dayIn(zones.get(at) ?? null, new Date(stampedAt));
      const visit = { breweryId: at, day, at: stampedAt };
      if (judgeVisit(rules, passport, visit) !== 'stamp') return [];
      const stamp = { breweryId: at, stampedOn: day, stampedAt };
      stamps.push(stamp);
      const key = { id: uuidFor(`stamp:${trail.id}:${id}`), checkinId: id };
      return [{ ...key, ...stamp, userId, passportId: trail.id, way: 'position' as const }];
    });
    return { userId, trail, rows, isComplete: rows.length >= rules.stampsToComplete };
  });
}

function prizeOf(userId: string, trail: NewTrail, createdAt: string): NewPrize {
  const id = uuidFor(`prize:${trail.id}:${userId}`);
  return makePrize({
    ...{ id, userId, passportId: trail.id, createdAt, code: codeFrom(id) },
    prize: trail.prize ?? '',
    validUntil: prizeEnd({ prizeUntil: trail.prizeUntil ?? null, endsOn: trail.endsOn }),
  });
}

/** Returns the same code for the same id. */
function codeFrom(id: string): string {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex').subarray(0, PRIZE_CODE_LENGTH);
  const signs = Array.from(bytes, (byte) =>
    PRIZE_CODE_ALPHABET.charAt(byte % PRIZE_CODE_ALPHABET.length),
  );
  return signs.join('');
}

const closedIds = new Set(closedBreweries.map(breweryId));
const zones = new Map(
  demoBreweries.flatMap((brewery): [string, string | null][] => {
    if (!brewery.position) return [];
    const [latitude, longitude] = brewery.position;
    return [[breweryId(brewery), timeZoneOf({ latitude, longitude, ownTimeZone: null })]];
  }),
);
