import { BOARDS_PER_BREWERY } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { recordChange } from '../history/shared/record-change.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { updateBoardPaired } from './boards.repo.ts';
import { loadBoardsOf } from './pair-board.ts';

const endedBoard = z.object({ id: z.string(), name: z.string(), breweryId: z.string() });

/** How the end of a board is undone: its television is connected again, unless another brewery has it. */
export const boardUndoer: Undoer = {
  restore: async (trx, ctx, stored) => {
    const { id, name, breweryId } = endedBoard.parse(stored);
    const { brewery, present } = await loadBoardsOf(trx, ctx, breweryId);
    if (present.length >= BOARDS_PER_BREWERY) throw new AppError('board.tooMany');
    const pairedAt = ctx.clock.now().toISOString();
    if (!(await updateBoardPaired(trx, brewery, { id, name, pairedAt }))) {
      throw new AppError('board.notFound', {
        message: 'The television is off or shows another menu. Please add it again by its digits.',
      });
    }
    await recordChange(trx, ctx, {
      ...{ kind: 'board', id, name, breweryId, verb: 'restored' },
      after: { name },
    });
  },
};
