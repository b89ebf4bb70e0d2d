import { randomUUID } from 'node:crypto';
import { WISHES_PER_PERSON } from '@hoptrail/contracts/limits';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { findBeerById } from '../beers.repo.ts';
import {
  countWishes,
  deleteWish,
  existsWish,
  insertWish,
  type WishedThing,
} from './wishes.repo.ts';

/**
 * Puts a beer or a style on the caller's wish list, or removes it.
 * @throws AppError `beer.notFound`, `wish.tooMany`
 */
export async function setWish(
  { db, clock, caller }: Pick<Context, 'db' | 'clock'> & { caller: Caller },
  thing: WishedThing,
  isWished: boolean,
): Promise<void> {
  await write(db, async (trx) => {
    // One after the other, so that two phones do not pass the limit together.
    await lockRows(trx, 'users', [caller.id]);
    if (!isWished) return await deleteWish(trx, caller.id, thing);
    if (await existsWish(trx, caller.id, thing)) return;
    if (thing.beerId !== null && !(await findBeerById(trx, thing.beerId))) {
      throw new AppError('beer.notFound');
    }
    if ((await countWishes(trx, caller.id)) >= WISHES_PER_PERSON)
      throw new AppError('wish.tooMany');
    const createdAt = clock.now().toISOString();
    await insertWish(trx, { id: randomUUID(), userId: caller.id, ...thing, createdAt });
  });
}
