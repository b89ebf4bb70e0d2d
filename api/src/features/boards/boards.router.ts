import {
  board,
  boardId,
  boardPair,
  boardState,
  boardsOfBrewery,
} from '@hoptrail/contracts/boards/boards';
import { deleted } from '@hoptrail/contracts/fields';
import { rows } from '@hoptrail/contracts/stored/rows';
import { publicProcedure, rest, staffProcedure } from '../../trpc.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findAllBoardsOf } from './boards.repo.ts';
import { connectBoard } from './connect-board.ts';
import { endBoard, pairBoard } from './pair-board.ts';

export const boardsRouter = {
  /** Returns what a television shows: the menu of a brewery, or digits. Its token is in a cookie. */
  connect: publicProcedure
    .meta(rest('POST', '/boards/connection', 'Connect a television'))
    .output(boardState)
    .mutation(({ ctx }) => connectBoard(ctx)),

  /** Returns the boards of a brewery for those who may end them, the oldest first. */
  ofBrewery: staffProcedure
    .meta(rest('GET', '/breweries/:breweryId/boards', 'List the boards of a brewery'))
    .input(boardsOfBrewery)
    .output(rows(board))
    .query(async ({ ctx, input: { breweryId } }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, breweryId, 'tapList');
      return await findAllBoardsOf(ctx.db, row.id, ctx.clock.now());
    }),

  /** Connects the television that shows some digits with a brewery. */
  pair: staffProcedure
    .meta(rest('POST', '/breweries/:breweryId/boards', 'Add a board to a brewery'))
    .input(boardPair)
    .output(board)
    .mutation(({ ctx, input }) => pairBoard(ctx, input)),

  end: staffProcedure
    .meta(rest('DELETE', '/boards/:id', 'End a board'))
    .input(boardId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Board ended',
      change: await endBoard(ctx, input.id),
    })),
};
