import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { makePrizeCode } from '../../features/trails/shared/prize-codes.ts';

export type NewTrail = Insertable<Tables['passports']>;
export type NewStop = Insertable<Tables['passport_breweries']>;
export type NewPrize = Insertable<Tables['prize_codes']>;

/** Returns a complete, open trail of 2026 that one stamp completes. */
export function makeTrail(overrides: Partial<NewTrail> = {}): NewTrail {
  return {
    id: randomUUID(),
    name: 'The Porch Trail',
    story: 'Three porches, three pints, one long evening.',
    picture: null,
    isOrdered: 0,
    startsOn: '2026-01-01',
    endsOn: '2039-12-31',
    stampsNeeded: 1,
    stampsPerDay: 4,
    reward: 'A place on the wall',
    prize: 'A pint glass',
    prizeUntil: null,
    openedAt: '2026-01-01T12:00:00.000Z',
    closedAt: null,
    endedAt: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    ...overrides,
  };
}

/** Returns a brewery's place on a trail, without a limit of its prizes. */
export function makeStop(
  overrides: Partial<NewStop> & Pick<NewStop, 'passportId' | 'breweryId'>,
): NewStop {
  return {
    id: randomUUID(),
    position: 0,
    prizeStock: null,
    prizesRedeemed: 0,
    question: null,
    answers: null,
    removedAt: null,
    ...overrides,
  };
}

/** Returns a prize that was not redeemed yet. */
export function makePrize(
  overrides: Partial<NewPrize> & Pick<NewPrize, 'userId' | 'passportId'>,
): NewPrize {
  return {
    id: randomUUID(),
    code: makePrizeCode(),
    prize: 'A pint glass',
    validUntil: '2040-01-30',
    createdAt: '2026-01-02T10:00:00.000Z',
    redeemedAt: null,
    redeemedBreweryId: null,
    redeemedById: null,
    ...overrides,
  };
}
