import {
  breweryBannerUpdate,
  breweryDetail,
  breweryId,
  breweryList,
  breweryNotes,
  breweryNotesUpdate,
  breweryPin,
  breweryUpdate,
  listedBrewery,
} from '@hoptrail/contracts/breweries/breweries';
import { breweriesOnMap, breweryMap } from '@hoptrail/contracts/breweries/clusters';
import { breweryPreview } from '@hoptrail/contracts/breweries/preview';
import { historyOfBrewery, historyPage } from '@hoptrail/contracts/history/history';
import { rows } from '@hoptrail/contracts/stored/rows';
import { type CachedBody, parseBody } from '../../cache/cached-body.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  fromCache,
  ownerProcedure,
  personalIf,
  publicProcedure,
  rest,
  signedInProcedure,
  staffProcedure,
} from '../../trpc.ts';
import { listBreweries } from './list/list-breweries.ts';
import { loadPreview } from './load-preview.ts';
import { mapBreweries } from './map/map-breweries.ts';
import { isOwn } from './memory/brewery-filter.ts';
import { findNotes } from './notes.repo.ts';
import { moveBrewery } from './place/place-brewery.ts';
import { readBreweryHistory } from './read-brewery-history.ts';
import { setNotes } from './set-notes.ts';
import { loadDetail } from './shared/load-detail.ts';
import { changeBrewery } from './update-brewery.ts';

export const breweriesRouter = {
  /**
   * Returns breweries nearest first, or by name without a position; all of them without a limit.
   */
  list: publicProcedure
    .meta({
      ...rest('GET', '/breweries', 'List breweries, nearest first or by name'),
      ...fromCache(breweryList, listBreweries),
      ...personalIf(breweryList, isOwn),
    })
    .input(breweryList)
    .output(rows(listedBrewery))
    .query(async ({ ctx, input }) => parseBody(await listBreweries(ctx, input))),

  /** Returns the breweries in a part of the map: alone, or in clusters where they would overlap. */
  clusters: publicProcedure
    .meta({
      ...rest(
        'GET',
        '/breweries/clusters',
        'List the breweries in a part of the map, in clusters where they overlap',
      ),
      ...personalIf(breweryMap, isOwn),
    })
    .input(breweryMap)
    .output(breweriesOnMap)
    .query(({ ctx, input }) => mapBreweries(ctx, input)),

  byId: publicProcedure
    .meta({
      ...rest('GET', '/breweries/:id', 'Get a brewery'),
      ...fromCache(breweryId, findDetail),
      variesByCaller: true,
    })
    .input(breweryId)
    .output(breweryDetail)
    .query(async ({ ctx, input }) => {
      const detail = await findDetail(ctx, input);
      if (!detail) throw new AppError('brewery.notFound');
      return parseBody(detail);
    }),

  /** Returns what visitors see of an open brewery beside the sign-in, or null. */
  preview: publicProcedure
    .meta(rest('GET', '/breweries/:id/preview', 'Get what visitors see of a brewery'))
    .input(breweryId)
    .output(breweryPreview.nullable())
    .query(({ ctx, input }) => loadPreview(ctx, input.id)),

  update: staffProcedure
    .meta(rest('PUT', '/breweries/:id', 'Change a brewery'))
    .input(breweryUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await changeBrewery(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  setBanner: ownerProcedure
    .meta(rest('PUT', '/breweries/:id/banner', 'Set the banner of a brewery'))
    .input(breweryBannerUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      const { id, bannerImageUrl: bannerImage, bannerFrom, bannerUntil, basedOn } = input;
      const bannerLink = bannerImage === null ? null : input.bannerLinkUrl;
      const banner = { bannerImage, bannerLink, bannerFrom, bannerUntil };
      await changeBrewery(ctx, { id, ...banner, basedOn }, 'details');
      return await loadDetail(ctx, id);
    }),

  /** Moves the pin of a brewery, from which check-ins are measured. */
  setPin: ownerProcedure
    .meta(rest('PUT', '/breweries/:id/pin', 'Move the pin of a brewery'))
    .input(breweryPin)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await moveBrewery(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  /**
   * Returns the history of a brewery, its events and its tap list. Its staff see what they may change
   * too, and what they did themselves.
   */
  history: staffProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:id/history',
        'List the changes of a brewery, its events and its tap list',
      ),
    )
    .input(historyOfBrewery)
    .output(historyPage)
    .query(({ ctx, input }) => readBreweryHistory(ctx, input)),

  /** Returns the caller's private notes about a brewery. */
  notes: signedInProcedure
    .meta(rest('GET', '/breweries/:id/notes', 'Get the own notes about a brewery'))
    .input(breweryId)
    .output(breweryNotes)
    .query(async ({ ctx, input }) => ({
      notes: await findNotes(ctx.db, ctx.caller.id, input.id),
    })),

  setNotes: signedInProcedure
    .meta(rest('PUT', '/breweries/:id/notes', 'Set the own notes about a brewery'))
    .input(breweryNotesUpdate)
    .output(breweryNotes)
    .mutation(({ ctx, input }) => setNotes(ctx, input)),
};

/** Returns the JSON of a brewery's detail from the cache; undefined if it does not exist. */
async function findDetail(ctx: Context, { id }: { id: string }): Promise<CachedBody | undefined> {
  return await ctx.caches.breweries.detail(id, await ctx.findCaller());
}
