import { PRIZE_CODE_ALPHABET } from '@hoptrail/contracts/lib/prize-codes';
import { PRIZE_CODE_LENGTH } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { judgeVisit, prizeEnd, type Stamp } from '../../features/passports/shared/stamps.rules.ts';
import { dayIn, timeZoneOf } from '../../lib/time-zones/time-zone.ts';
import type { NewCheckin } from '../../testing/factories/checkin.ts';
import {
  makePassport,
  makePrize,
  makeStop,
  type NewPassport,
  type NewPrize,
  type NewStop,
} from '../../testing/factories/passport.ts';
import { closedBreweries, demoBreweries } from '../content/breweries.ts';
import { type DemoPassport, demoPassports } from '../content/passports.ts';
import { breweryId } from '../demo-brewery.ts';
import { dateAfter, daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';

interface PassportRows {
  passports: NewPassport[];
  stops: NewStop[];
  stamps: Insertable<Tables['passport_stamps']>[];
  completions: Insertable<Tables['passport_completions']>[];
  prizes: NewPrize[];
}

/** Returns the id of a demo trail, which is the same in every demo. */
export function passportId(name: string): string {
  return uuidFor(`passport:${name}`);
}

/**
 * Returns the trails with the stamps that the check-ins of all people make.
 * @param checkins the oldest of each person first
 */
export function passportRows(now: Date, checkins: readonly NewCheckin[]): PassportRows {
  const passports = demoPassports.map((passport) => toPassport(passport, now));
  const stops = demoPassports.flatMap(stopsOf);
  const books = passports.flatMap((passport) => booksOf(passport, stops, checkins));
  const complete = books.filter(({ isComplete }) => isComplete);
  return {
    passports,
    stops,
    stamps: books.flatMap(({ rows }) => rows),
    completions: complete.map(({ userId, passport, rows }) => ({
      userId,
      passportId: passport.id,
      completedAt: rows.at(-1)?.stampedAt ?? '',
    })),
    prizes: complete.flatMap(({ userId, passport, rows }) =>
      passport.prize ? prizeOf(userId, passport, rows.at(-1)?.stampedAt ?? '') : [],
    ),
  };
}

function toPassport(passport: DemoPassport, now: Date): NewPassport {
  const { name, story, stampsNeeded, reward, prize = null } = passport;
  const openedAt = daysBefore(now, passport.startsDaysAgo + 7);
  return makePassport({
    ...{ id: passportId(name), name, story, stampsNeeded, reward, prize, openedAt },
    isOrdered: passport.isOrdered ? 1 : 0,
    startsOn: dateAfter(now, -passport.startsDaysAgo),
    endsOn: dateAfter(now, passport.endsInDays),
    createdAt: openedAt,
  });
}

function stopsOf({ name: trail, breweries }: DemoPassport): NewStop[] {
  return breweries.map((brewery, position) => {
    const [name, prizeStock] = typeof brewery === 'string' ? [brewery, null] : brewery;
    return makeStop({
      id: uuidFor(`passport:${trail}:${name}`),
      passportId: passportId(trail),
      breweryId: breweryId({ name }),
      position,
      prizeStock,
    });
  });
}

/** Returns the stamps of each person on a trail, by the rules of real check-ins. */
function booksOf(
  passport: NewPassport,
  stops: readonly NewStop[],
  checkins: readonly NewCheckin[],
) {
  const open = stops
    .filter((stop) => stop.passportId === passport.id && !closedIds.has(stop.breweryId))
    .map(({ breweryId: id }) => ({ id, name: '' }));
  const rules = {
    ...{ id: passport.id, name: passport.name, breweries: open, stampsPerDay: 4 },
    ...{
      startsOn: passport.startsOn,
      endsOn: passport.endsOn,
      isOrdered: passport.isOrdered === 1,
    },
    ...{
      stampsToComplete: Math.min(passport.stampsNeeded, open.length),
      prize: null,
      prizeUntil: '',
    },
  };
  const byPerson = Map.groupBy(checkins, ({ userId }) => userId);
  return Array.from(byPerson, ([userId, visits]) => {
    const stamps: Stamp[] = [];
    const rows = visits.flatMap(({ id, breweryId: at, createdAt: stampedAt }) => {
      const day = dayIn(zones.get(at) ?? null, new Date(stampedAt));
      if (judgeVisit(rules, stamps, { breweryId: at, day }) !== 'stamp') return [];
      const stamp = { breweryId: at, stampedOn: day, stampedAt };
      stamps.push(stamp);
      const key = { id: uuidFor(`stamp:${passport.id}:${id}`), checkinId: id };
      return [{ ...key, ...stamp, userId, passportId: passport.id, way: 'position' as const }];
    });
    return { userId, passport, rows, isComplete: rows.length >= rules.stampsToComplete };
  });
}

function prizeOf(userId: string, passport: NewPassport, createdAt: string): NewPrize {
  const id = uuidFor(`prize:${passport.id}:${userId}`);
  return makePrize({
    ...{ id, userId, passportId: passport.id, createdAt, code: codeFrom(id) },
    prize: passport.prize ?? '',
    validUntil: prizeEnd({ prizeUntil: passport.prizeUntil ?? null, endsOn: passport.endsOn }),
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
