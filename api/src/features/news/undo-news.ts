import { newsEdit } from '@hoptrail/contracts/news/news';
import { z } from 'zod';
import { lockRows } from '../../db/locks.ts';
import { AppError } from '../../errors.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { recordChange } from '../history/shared/record-change.ts';
import type { Undoer } from '../history/shared/undoer.ts';
import { editNewsIn, loadOwnNews, shown, subjectOf } from './publish-news.ts';
import { updateNewsRestored } from './shared/news.repo.ts';

const deletedNews = z.object({
  id: z.string(),
  breweryId: z.string(),
  text: z.string(),
  picture: z.string().nullable(),
});

/** How changes of news are undone. A restored line has its place and age again, and its last day. */
export const newsUndoer: Undoer = {
  load: async (trx, ctx, id) => shown((await loadOwnNews(trx, ctx, id)).line.row),
  change: (trx, ctx, id, fields) => editNewsIn(trx, ctx, newsEdit.parse({ ...fields, id })),
  restore: async (trx, ctx, stored) => {
    const line = deletedNews.parse(stored);
    await lockRows(trx, 'breweries', [line.breweryId]);
    const brewery = await loadOwnBrewery(trx, ctx.caller, line.breweryId, 'news');
    if (!(await updateNewsRestored(trx, brewery, line, ctx.clock.now()))) {
      throw new AppError('news.notFound');
    }
    await recordChange(trx, ctx, {
      ...{ ...subjectOf(line, brewery), verb: 'restored' },
      after: shown(line),
    });
  },
};
