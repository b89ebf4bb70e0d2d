import {
  adminBreweries,
  adminBreweryList,
  type BreweryDetail,
  breweryBannerUpdate,
  breweryClosing,
  breweryCreate,
  breweryDetail,
  breweryId,
  breweryList,
  breweryNotes,
  breweryNotesUpdate,
  breweryOwnerUpdate,
  breweryPin,
  breweryUpdate,
  listedBrewery,
} from '@hoptrail/contracts/breweries';
import { normalizeEmail } from '@hoptrail/contracts/identity';
import { z } from 'zod';
import type { CachedBody } from '../../cached-body.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  adminProcedure,
  fromCache,
  ownerProcedure,
  publicProcedure,
  rest,
  router,
  signedInProcedure,
} from '../../trpc.ts';
import { findUserIdByEmail } from '../users/shared/users.repo.ts';
import { createBrewery } from './create-brewery.ts';
import { findAllForAdministrators } from './list/admin-list.repo.ts';
import { listBreweries, writeBreweryList } from './list/list-breweries.ts';
import { findNotes, upsertNotes } from './notes.repo.ts';
import { moveBrewery, setBreweryClosed } from './place/place-brewery.ts';
import { existsBrewery, findAllBreweriesByIds, findBreweryById } from './shared/breweries.repo.ts';
import { breweryViewer, wholeBrewery } from './shared/breweries.rules.ts';
import { giveBrewery } from './shared/give-brewery.ts';
import { findOwnerIds } from './shared/ownership.repo.ts';
import { changeBrewery } from './update-brewery.ts';

export const breweriesRouter = router({
  /** With a position nearest first, without by name; all of them unless a limit is sent. */
  list: publicProcedure
    .meta({ ...rest('GET', '/breweries'), ...fromCache(breweryList, writeBreweryList) })
    .input(breweryList)
    .output(z.array(listedBrewery))
    .query(({ ctx, input }) => listBreweries(ctx, input)),

  byId: publicProcedure
    .meta({
      ...rest('GET', '/breweries/:id'),
      ...fromCache(breweryId, writeDetail),
      variesByCaller: true,
    })
    .input(breweryId)
    .output(breweryDetail)
    .query(({ ctx, input }) => loadDetail(ctx, input.id)),

  /** All breweries by name, closed ones as well; a page of them. */
  listAll: adminProcedure
    .meta(rest('GET', '/admin/breweries'))
    .input(adminBreweryList)
    .output(adminBreweries)
    .query(async ({ ctx, input }) => {
      const { ids, total } = await findAllForAdministrators(ctx.db, input);
      return { breweries: await findAllBreweriesByIds(ctx.db, ids), total };
    }),

  create: adminProcedure
    .meta(rest('POST', '/breweries'))
    .input(breweryCreate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => loadDetail(ctx, await createBrewery(ctx, input))),

  update: ownerProcedure
    .meta(rest('PUT', '/breweries/:id'))
    .input(breweryUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await changeBrewery(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  setBanner: ownerProcedure
    .meta(rest('PUT', '/breweries/:id/banner'))
    .input(breweryBannerUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      const { id, bannerImageUrl: bannerImage, basedOn } = input;
      const bannerLink = bannerImage === null ? null : input.bannerLinkUrl;
      await changeBrewery(ctx, { id, bannerImage, bannerLink, basedOn });
      return await loadDetail(ctx, id);
    }),

  /** Where a brewery is: what a check-in is measured from. */
  setPin: ownerProcedure
    .meta(rest('PUT', '/breweries/:id/pin'))
    .input(breweryPin)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await moveBrewery(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  /** Closes a brewery, or opens it again. */
  setClosed: adminProcedure
    .meta(rest('PUT', '/breweries/:id/closed'))
    .input(breweryClosing)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await setBreweryClosed(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  /** Gives a brewery to the account of an address, or takes it from everybody. */
  setOwner: adminProcedure
    .meta(rest('PUT', '/breweries/:id/owner'))
    .input(breweryOwnerUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const brewery = await findBreweryById(trx, input.id);
        if (!brewery) throw new AppError('brewery.notFound');
        const email = input.email === null ? null : normalizeEmail(input.email);
        const userId = email === null ? null : await findUserIdByEmail(trx, email);
        if (userId === undefined) {
          throw new AppError('user.notFound', {
            message: 'Nobody has an account with this address.',
          });
        }
        await giveBrewery(trx, ctx, brewery, userId);
      });
      await ctx.outbox.wake();
      return await loadDetail(ctx, input.id);
    }),

  /** What the caller wrote down about a brewery, for themselves. */
  notes: signedInProcedure
    .meta(rest('GET', '/breweries/:id/notes'))
    .input(breweryId)
    .output(breweryNotes)
    .query(async ({ ctx, input }) => ({
      notes: await findNotes(ctx.db, ctx.caller.id, input.id),
    })),

  setNotes: signedInProcedure
    .meta(rest('PUT', '/breweries/:id/notes'))
    .input(breweryNotesUpdate)
    .output(breweryNotes)
    .mutation(async ({ ctx, input }) => {
      if (!(await existsBrewery(ctx.db, input.id))) throw new AppError('brewery.notFound');
      await upsertNotes(ctx.db, {
        userId: ctx.caller.id,
        breweryId: input.id,
        notes: input.notes,
        updatedAt: ctx.clock.now().toISOString(),
      });
      return { notes: input.notes };
    }),
});

/** @throws AppError `brewery.notFound` */
async function loadDetail(ctx: Context, id: string): Promise<BreweryDetail> {
  const brewery = await findBreweryById(ctx.db, id);
  if (!brewery) throw new AppError('brewery.notFound');
  const [caller, ownerIds] = await Promise.all([ctx.findCaller(), findOwnerIds(ctx.db, id)]);
  return { ...wholeBrewery(brewery), viewer: breweryViewer(caller, ownerIds) };
}

/** The same detail, written from memory; undefined where there is none. */
async function writeDetail(ctx: Context, { id }: { id: string }): Promise<CachedBody | undefined> {
  return await ctx.caches.breweries.detail(id, await ctx.findCaller());
}
