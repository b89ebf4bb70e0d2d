import { done } from '@hoptrail/contracts/fields';
import { historyUndo } from '@hoptrail/contracts/history/history';
import { rest, staffProcedure } from '../../trpc.ts';
import { type Undoers, undoChange } from './undo/undo-change.ts';

/**
 * Returns the procedures of the history.
 * @param undoers how the domains undo their changes
 */
export const historyRouter = (undoers: Undoers) => ({
  /** Undoes a change: people their own ones of the last 30 days, administrators all. */
  undo: staffProcedure
    .meta(rest('POST', '/history/undo', 'Undo a change'))
    .input(historyUndo)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await undoChange(ctx, undoers, input);
      await ctx.outbox.wake();
      return { message: 'Undone' };
    }),
});
