import { createHmac, randomBytes } from 'node:crypto';
import { VIEWS_PER_DAY } from '@hoptrail/contracts/limits';
import type { ViewKind } from '@hoptrail/contracts/lists/view-kinds';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { batched } from '../../../db/batching/batched.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { dayIn } from '../../../lib/time-zones/time-zone.ts';
import { findBreweryById } from '../../breweries/shared/breweries.repo.ts';
import { hasRight } from '../../breweries/shared/breweries.rules.ts';
import { findPeopleOf } from '../../breweries/shared/ownership.repo.ts';
import { statisticsZone } from '../statistics.rules.ts';
import { addView, countMarks, findOrInsertKey, insertMark, type ZoneDay } from './views.repo.ts';

const KEY_BYTES = 32;

interface View extends ZoneDay {
  userId: string;
  breweryId: string;
  kind: ViewKind;
}

/**
 * Counts that a person viewed a brewery's page or tapped one of its links, once a day at the brewery.
 * Those who see the statistics are not counted, nor are views of a closed brewery and more than 300 of
 * a person on a day.
 * @throws AppError `brewery.notFound`
 */
export async function countView(
  { db, caller, clock }: Context & { caller: Caller },
  { breweryId, kind }: { breweryId: string; kind: ViewKind },
): Promise<void> {
  const brewery = await findBreweryById(db, breweryId);
  if (!brewery) throw new AppError('brewery.notFound');
  if (brewery.closedAt !== null) return;
  if (hasRight(caller, await findPeopleOf(db, breweryId), 'statistics')) return;
  const zone = statisticsZone(brewery.timeZone);
  const day = dayIn(zone, clock.now());
  await counted(db, { zone, day, userId: caller.id, breweryId, kind });
}

const counted = batched(async (db, views: readonly View[]) => {
  // In one order: two instances that count the same breweries do not wait for each other in a circle.
  for (const view of views.toSorted(byRow)) await count(db, view);
  return views.map(() => null);
});

async function count(db: Db, view: View): Promise<void> {
  const { zone, day, userId, breweryId, kind } = view;
  const key = await findOrInsertKey(db, { zone, day }, randomBytes(KEY_BYTES).toString('base64'));
  const hash = (...parts: string[]) =>
    createHmac('sha256', Buffer.from(key, 'base64')).update(JSON.stringify(parts)).digest('base64');
  const mark = { zone, day, viewer: hash(userId), mark: hash(userId, breweryId, kind) };
  if ((await countMarks(db, mark)) >= VIEWS_PER_DAY) return;
  if (await insertMark(db, mark)) await addView(db, view);
}

function byRow(one: View, other: View): number {
  const [a, b] = [one, other].map(({ breweryId, day, kind }) => `${breweryId} ${day} ${kind}`);
  return a === b ? 0 : String(a) < String(b) ? -1 : 1;
}
