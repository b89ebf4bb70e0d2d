import {
  type Board,
  board as boardContract,
  type boardPair,
} from '@hoptrail/contracts/boards/boards';
import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import { BOARD_CODE_MS, BOARDS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { z } from 'zod';
import { Authorized } from '../../access/authorize.ts';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import { write } from '../../db/write.ts';
import { AppError } from '../../errors.ts';
import { instantAfter } from '../../lib/durations.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { recordChange, recordedChange } from '../history/shared/record-change.ts';
import {
  findAllBoardsOf,
  findBoardByCode,
  findBoardById,
  updateBoardEnded,
  updateBoardPaired,
} from './boards.repo.ts';

type SignedIn = Context & { caller: Caller };

/**
 * Connects the television that shows some digits with a brewery. The same digits again return the board
 * that is there: a call whose response was lost is sent again.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.closed`, `auth.forbidden`,
 * `board.wrongCode`, `board.limit` after too many, `board.tooMany`
 */
export async function pairBoard(
  ctx: SignedIn,
  { breweryId, code, name }: z.infer<typeof boardPair>,
): Promise<Board> {
  await loadOwnBrewery(ctx.db, ctx.caller, breweryId, 'tapList');
  await refuseTries(ctx);
  const paired = await write(
    ctx.db,
    async (trx) => {
      const { brewery, present } = await loadBoardsOf(trx, ctx, breweryId);
      const now = ctx.clock.now();
      const shown = await findBoardByCode(trx, code, now);
      if (!shown || (shown.breweryId ?? breweryId) !== breweryId) return null;
      const again = present.find(({ id }) => id === shown.id);
      if (again) return again;
      if (present.length >= BOARDS_PER_BREWERY) throw new AppError('board.tooMany');
      const { id } = shown;
      const pairedAt = now.toISOString();
      if (!(await updateBoardPaired(trx, brewery, { id, name, pairedAt }))) return null;
      const change = { kind: 'board', id, name, breweryId, after: { name } } as const;
      await recordChange(trx, ctx, change);
      return { id, name, pairedAt, lastSeenAt: null, isSilent: false };
    },
    boardContract.nullable(),
  );
  if (paired) return paired;
  await ctx.codeLimits.boardCodes.penalty(ctx.caller.id);
  throw new AppError('board.wrongCode');
}

/**
 * Ends a board: its television shows digits again.
 * @returns the number of the change in the history
 * @throws AppError `board.notFound`, `brewery.lost`, `auth.forbidden`
 */
export async function endBoard(ctx: SignedIn, id: string): Promise<number> {
  const change = await write(ctx.db, async (trx) => {
    const found = await findBoardById(trx, id);
    if (!found?.breweryId) throw new AppError('board.notFound');
    const { breweryId, name } = found;
    await lockRows(trx, 'breweries', [breweryId]);
    // Read again: it may have been ended before the lock.
    const row = await findBoardById(trx, id);
    if (row?.breweryId !== breweryId) throw new AppError('board.notFound');
    await loadOwnBrewery(trx, ctx.caller, breweryId, 'tapList');
    const own = Authorized.by(ctx.caller, row, () => true);
    await updateBoardEnded(trx, own, instantAfter(ctx.clock.now(), BOARD_CODE_MS));
    return await recordChange(trx, ctx, {
      ...{ kind: 'board', id, name, breweryId, before: { name } },
      stored: { id, name, breweryId },
    });
  });
  return recordedChange(change);
}

/**
 * Locks a brewery whose tap list the caller may edit, and returns it with its boards.
 * @throws AppError `brewery.notFound`, `brewery.lost`, `brewery.closed`, `auth.forbidden`
 */
export async function loadBoardsOf(trx: Db, { caller, clock }: SignedIn, breweryId: string) {
  await lockRows(trx, 'breweries', [breweryId]);
  const brewery = await loadOwnBrewery(trx, caller, breweryId, 'tapList');
  if (brewery.row.closedAt !== null) throw new AppError('brewery.closed');
  return { brewery, present: await findAllBoardsOf(trx, breweryId, clock.now()) };
}

/** @throws AppError `board.limit` after too many wrong digits */
async function refuseTries({ codeLimits: { boardCodes }, caller }: SignedIn): Promise<void> {
  const used = await boardCodes.get(caller.id);
  if (!used || used.consumedPoints < boardCodes.points) return;
  const seconds = Math.max(1, Math.ceil(used.msBeforeNext / 1000));
  throw new AppError('board.limit', {
    message: `Too many wrong digits. Please try again in ${waitTextOfSeconds(seconds, 'words')}.`,
    retryAfter: seconds,
  });
}
