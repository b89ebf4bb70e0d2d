import { randomUUID } from 'node:crypto';
import {
  type BeerHad,
  beerHad,
  type beerHadMark,
  type beerHadUpdate,
} from '@hoptrail/contracts/beers/had';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import type { Flag } from '../../../db/tables/flag.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { defined } from '../../../lib/defined.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { searchTextOfBeer } from '../../../lib/keys.ts';
import { dayAndZone } from '../../logbook/shared/day-and-zone.rules.ts';
import type { Ratings } from '../shared/counted-ratings.repo.ts';
import { lockRated, recounting } from '../shared/counted-ratings.ts';
import {
  deleteHad,
  findBeerToMark,
  findCheckinBetween,
  findHadById,
  findHadOfBeer,
  type HadRow,
  insertHad,
  isListFull,
  updateHad,
} from './beers-had.repo.ts';
import { loadBeerHad } from './load-beers-had.ts';

type Ctx = Pick<Context, 'db' | 'clock'> & { caller: Caller };
type Mark = z.infer<typeof beerHadMark>;
type Details = Pick<Mark, 'rating' | 'notes' | 'isShared'>;

/** No phone had this app earlier. */
const EARLIEST = '2020-01-01T00:00:00.000Z';

/**
 * Marks a beer of a tap list as had, or changes its rating, line or sharing.
 * @throws AppError `beer.notFound`, `beerHad.tooMany`
 */
export async function markBeer(
  { db, clock, caller }: Ctx,
  { beerId, hadAt, ...fields }: Mark,
): Promise<BeerHad> {
  return await write(
    db,
    async (trx) => {
      await lockForRating(trx, caller, beerId);
      const before = await findHadOfBeer(trx, caller.id, beerId);
      if (before) return await change(trx, authorize(caller, before), fields);
      const beer = await findBeerToMark(trx, beerId);
      if (!beer) throw new AppError('beer.notFound');
      if (await isListFull(trx, caller.id)) throw new AppError('beerHad.tooMany');
      const at = hadInstant(hadAt, clock.now().toISOString());
      const { id: _, latitude, longitude, ownTimeZone, ...copied } = beer;
      const period = { since: instantAfter(new Date(at), -CHECKIN_COOLDOWN_MS), until: at };
      const place = { userId: caller.id, breweryId: beer.breweryId };
      const checkin = await findCheckinBetween(trx, place, period);
      const visitedOn = checkin?.visitedOn ?? null;
      const day = { latitude, longitude, ownTimeZone, createdAt: at, visitedOn };
      const { rating = null, notes = null, isShared = false } = fields;
      const row: Insertable<Tables['beers_had']> = {
        ...copied,
        id: randomUUID(),
        userId: caller.id,
        beerId,
        checkinId: checkin?.id ?? null,
        rating,
        notes,
        isShared: isShared ? 1 : 0,
        hadOn: dayAndZone(day).visitedOn,
        searchText: searchTextOfBeer({ ...copied, notes }),
        createdAt: at,
      };
      await recounting(trx, { userId: caller.id, beerId }, () => insertHad(trx, row));
      return await loadBeerHad(trx, caller.id, row.id);
    },
    beerHad,
  );
}

/** Returns when a beer was had: now without a time, and if the phone's clock was wrong. */
function hadInstant(hadAt: string | undefined, now: string): string {
  if (hadAt === undefined || hadAt < EARLIEST || hadAt > now) return now;
  return new Date(hadAt).toISOString();
}

/**
 * Changes the rating, the line or the sharing of a beer on the caller's list.
 * @throws AppError `beerHad.notFound`, `auth.forbidden`
 */
export async function updateBeerHad(
  { db, caller }: Ctx,
  { id, ...fields }: z.infer<typeof beerHadUpdate>,
): Promise<BeerHad> {
  return await write(
    db,
    async (trx) => await change(trx, await lockOwn(trx, caller, id), fields),
    beerHad,
  );
}

/** Removes the caller's mark on a beer; does nothing if there is none. */
export async function unmarkBeer({ db, caller }: Ctx, beerId: string): Promise<void> {
  await write(db, async (trx) => {
    await lockForRating(trx, caller, beerId);
    // Of a beer that is merged, each entry may have a mark.
    for (
      let row = await findHadOfBeer(trx, caller.id, beerId);
      row;
      row = await findHadOfBeer(trx, caller.id, beerId)
    ) {
      await remove(trx, authorize(caller, row));
    }
  });
}

/**
 * Removes a beer from the caller's list.
 * @throws AppError `beerHad.notFound`, `auth.forbidden`
 */
export async function removeBeerHad({ db, caller }: Ctx, id: string): Promise<void> {
  await write(db, async (trx) => await remove(trx, await lockOwn(trx, caller, id)));
}

async function change(
  trx: Db,
  own: Authorized<HadRow>,
  { rating, notes, isShared }: Details,
): Promise<BeerHad> {
  const { row } = own;
  const flag: Flag | undefined = isShared === undefined ? undefined : isShared ? 1 : 0;
  const changes = defined({ rating, notes, isShared: flag });
  const searchText = searchTextOfBeer({ ...row, ...changes });
  const update = () => updateHad(trx, own, { ...changes, searchText });
  await recounting(trx, ratingsAround(row), update);
  return await loadBeerHad(trx, row.userId, row.id);
}

async function remove(trx: Db, own: Authorized<HadRow>): Promise<void> {
  await recounting(trx, ratingsAround(own.row), () => deleteHad(trx, own));
}

/** Returns the ratings that a change of a mark concerns. */
function ratingsAround({ userId, beerId }: HadRow): Ratings {
  // A mark of a deleted beer is in no mean.
  return { userId, beerId: beerId ?? '' };
}

/**
 * Locks the rows that two phones of one person, or several people who rate one beer, change at
 * once.
 */
async function lockForRating(trx: Db, caller: Caller, beerId: string | null): Promise<void> {
  await lockRows(trx, 'users', [caller.id]);
  if (beerId !== null) await lockRated(trx, { userId: caller.id, beerId });
}

async function lockOwn(trx: Db, caller: Caller, id: string): Promise<Authorized<HadRow>> {
  const found = await findHadById(trx, id);
  if (!found) throw new AppError('beerHad.notFound');
  await lockForRating(trx, caller, found.beerId);
  // Read again: it may have changed before the lock.
  const row = await findHadById(trx, id);
  if (!row) throw new AppError('beerHad.notFound');
  return authorize(caller, row);
}

function authorize(caller: Caller, row: HadRow): Authorized<HadRow> {
  return Authorized.by(caller, row, (person, { userId }) => person.id === userId);
}
