import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { BoardState } from '@hoptrail/contracts/boards/boards';
import { BOARD_CODE_LENGTH, BOARD_CODE_MS, DAY_MS } from '@hoptrail/contracts/limits';
import type { CookieJar } from '../../access/request-cookies.ts';
import { takeTries } from '../../access/take-tries.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { instantAfter } from '../../lib/durations.ts';
import { clientNetwork } from '../../lib/network/client-network.ts';
import { findBoardByToken, insertBoard, updateBoardCode, updateBoardsSeen } from './boards.repo.ts';

const COOKIE = 'hoptrail-board';
/** Browsers keep no cookie for longer. Each start of the television renews it. */
const COOKIE_MS = 400 * DAY_MS;
/** How often digits are drawn until no other television has them. */
const DRAWS = 10;

/**
 * Connects a television: returns the brewery whose menu it shows, or the digits to type on the
 * dashboard. Digits that have not ended stay. The token is in a cookie, and its hash in the database.
 * @throws AppError `board.tooManyOpened`
 */
export async function connectBoard(ctx: Context): Promise<BoardState> {
  const { cookies, db, clock } = ctx;
  const now = clock.now();
  const board = await findOwnBoard(cookies, db);
  const token = cookies.get(COOKIE);
  if (token && board) cookies.set(COOKIE, token, COOKIE_MS);
  if (board?.breweryId) {
    await updateBoardsSeen(db, [board.id], now);
    return { breweryId: board.breweryId, code: null, codeSeconds: null };
  }
  if (board?.code && board.codeEndsAt && board.codeEndsAt > now.toISOString()) {
    const leftMs = Date.parse(board.codeEndsAt) - now.getTime();
    return { breweryId: null, code: board.code, codeSeconds: Math.ceil(leftMs / 1000) };
  }
  const codeEndsAt = instantAfter(now, BOARD_CODE_MS);
  if (!board) await countOpened(ctx);
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = String(randomInt(10 ** BOARD_CODE_LENGTH)).padStart(BOARD_CODE_LENGTH, '0');
    const isStored = board
      ? await updateBoardCode(db, board.id, { code, codeEndsAt })
      : await addBoard(ctx, { code, codeEndsAt });
    if (isStored) return { breweryId: null, code, codeSeconds: BOARD_CODE_MS / 1000 };
  }
  throw new AppError('server.busy', { retryAfter: 5 });
}

/** Returns the board of the cookie; undefined without one, or if it was ended. */
export async function findOwnBoard(cookies: CookieJar, db: Db) {
  const token = cookies.get(COOKIE);
  return token ? await findBoardByToken(db, hashOf(token)) : undefined;
}

/** @returns whether no other television has the digits */
async function addBoard(
  { cookies, db, clock }: Context,
  digits: { code: string; codeEndsAt: string },
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const isStored = await insertBoard(db, {
    ...{ id: randomUUID(), breweryId: null, name: '', tokenHash: hashOf(token), ...digits },
    ...{ createdAt: clock.now().toISOString(), pairedAt: null, lastSeenAt: null },
  });
  if (isStored) cookies.set(COOKIE, token, COOKIE_MS);
  return isStored;
}

/** @throws AppError `board.tooManyOpened` */
async function countOpened({ codeLimits, clientAddress }: Context): Promise<void> {
  const tooMany = (retryAfter: number) => new AppError('board.tooManyOpened', { retryAfter });
  await takeTries([[codeLimits.boardsOpened, clientNetwork(clientAddress).client]], tooMany);
}

function hashOf(token: string): string {
  return hash('sha256', token, 'base64url');
}
