import type { PrizeView, prizeAtBrewery } from '@hoptrail/contracts/trails/trails';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';
import { loadPrizeBrewery } from '../shared/load-prize-brewery.ts';
import { findAllPrizeStops, findPrizeByCode, type PrizeRow } from './prizes.repo.ts';
import { notHereText, viewPrize } from './prizes.rules.ts';

type PrizeAtBrewery = z.infer<typeof prizeAtBrewery>;

export interface LoadedPrize {
  prize: PrizeRow;
  brewery: Awaited<ReturnType<typeof loadPrizeBrewery>>;
  view: PrizeView;
}

/**
 * Loads a prize for a brewery that is asked to hand it out.
 * @param isLocked whether to lock it and the stock of the brewery, in a transaction
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.closed`, `auth.forbidden`,
 * `prize.notFound`, `prize.notHere`
 */
export async function loadPrize(
  db: Db,
  { caller, clock }: Context & { caller: Caller },
  { breweryId, code }: PrizeAtBrewery,
  { isLocked = false } = {},
): Promise<LoadedPrize> {
  const brewery = await loadPrizeBrewery(db, caller, breweryId);
  if (brewery.closedAt !== null) throw new AppError('brewery.closed');
  const found = await findPrizeByCode(db, code);
  if (!found) throw new AppError('prize.notFound');
  if (isLocked) await lockRows(db, 'prize_codes', [found.id]);
  const prize = isLocked ? await findPrizeByCode(db, code) : found;
  if (!prize) throw new AppError('prize.notFound');
  const stops = await findAllPrizeStops(db, prize.trailId);
  const stop = stops.find(({ id }) => id === breweryId);
  if (!stop) {
    throw new AppError('prize.notHere', { message: notHereText(prize.trailName, stops) });
  }
  if (isLocked) await lockRows(db, 'passport_breweries', [stop.stopId]);
  const presentStops = isLocked ? await findAllPrizeStops(db, prize.trailId) : stops;
  const { timeZone } = brewery;
  const now = clock.now();
  const here = { id: breweryId, timeZone, today: dayIn(timeZone, now) };
  return { prize, brewery, view: viewPrize(prize, presentStops, { here, now }) };
}
