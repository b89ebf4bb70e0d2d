import { historyList } from '@hoptrail/contracts/admin/history';
import { historyPage } from '@hoptrail/contracts/history/history';
import { adminProcedure, rest } from '../../../trpc.ts';
import { readHistory } from '../../history/shared/read-history.ts';

export const adminHistoryRouter = {
  /** Returns the entries of the history that match the filter, newest first. */
  list: adminProcedure
    .meta(rest('GET', '/admin/history', 'List all changes'))
    .input(historyList)
    .output(historyPage)
    .query(({ ctx, input: { limit, ...filter } }) => readHistory(ctx.db, ctx, filter, limit)),
};
