import { deleted } from '@hoptrail/contracts/fields';
import {
  favoritesNewsLine,
  newsEdit,
  newsId,
  newsLine,
  newsOfBrewery,
  newsPublish,
  nextNews,
} from '@hoptrail/contracts/news/news';
import { rows } from '@hoptrail/contracts/stored/rows';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, signedInProcedure, staffProcedure } from '../../trpc.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { nextNewsDay } from './news.rules.ts';
import { editNews, publishNews, takeBackNews } from './publish-news.ts';
import { findAllNewestNewsOf, findAllNewsOf, findAllNewsOfFavorites } from './shared/news.repo.ts';

export const newsRouter = {
  /** Returns a brewery's news of the last 30 days, newest first; none of a closed brewery. */
  ofBrewery: publicProcedure
    .meta(rest('GET', '/breweries/:breweryId/news', 'List the news of a brewery'))
    .input(newsOfBrewery)
    .output(rows(newsLine))
    .query(async ({ ctx: { db, clock }, input: { breweryId } }) => {
      if (!(await existsBrewery(db, breweryId))) throw new AppError('brewery.notFound');
      return await findAllNewsOf(db, breweryId, clock.now());
    }),

  /** Returns the news of the caller's favorite breweries, newest first; at most 20. */
  ofFavorites: signedInProcedure
    .meta(rest('GET', '/news', 'List the news of the favorite breweries'))
    .output(rows(favoritesNewsLine))
    .query(({ ctx: { db, caller, clock } }) => findAllNewsOfFavorites(db, caller.id, clock.now())),

  /** Returns when a brewery can publish its next line, for those who may publish it. */
  next: staffProcedure
    .meta(
      rest('GET', '/breweries/:breweryId/news/next', 'Get when a brewery can publish news again'),
    )
    .input(newsOfBrewery)
    .output(nextNews)
    .query(async ({ ctx: { db, caller, clock }, input: { breweryId } }) => {
      const { row } = await loadOwnBrewery(db, caller, breweryId, 'news');
      const published = (await findAllNewestNewsOf(db, row.id)).map((line) => line.createdAt);
      return { nextOn: nextNewsDay(published, row.timeZone, clock.now()) };
    }),

  publish: staffProcedure
    .meta(rest('POST', '/breweries/:breweryId/news', 'Publish a line of news of a brewery'))
    .input(newsPublish)
    .output(newsLine)
    .mutation(({ ctx, input }) => publishNews(ctx, input)),

  edit: staffProcedure
    .meta(rest('PUT', '/news/:id', 'Change a line of news'))
    .input(newsEdit)
    .output(newsLine)
    .mutation(({ ctx, input }) => editNews(ctx, input)),

  /** Takes a line back. It still counts among those of its week. */
  takeBack: staffProcedure
    .meta(rest('DELETE', '/news/:id', 'Take a line of news back'))
    .input(newsId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'News deleted',
      change: await takeBackNews(ctx, input.id),
    })),
};
