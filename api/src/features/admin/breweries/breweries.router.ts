import {
  adminBreweries,
  adminBreweryList,
  breweryClosing,
  breweryCreate,
  breweryOwnerUpdate,
} from '@hoptrail/contracts/admin/breweries';
import { breweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { adminProcedure, rest } from '../../../trpc.ts';
import { findAllBreweriesByIds } from '../../breweries/shared/breweries.repo.ts';
import { loadDetail } from '../../breweries/shared/load-detail.ts';
import { findAllForAdministrators, findAllOwnersOf } from './all-breweries.repo.ts';
import { setBreweryClosed } from './close-brewery.ts';
import { createBrewery } from './create-brewery.ts';
import { setBreweryOwner } from './set-owner.ts';

export const adminBreweriesRouter = {
  /** Returns a page of all breweries, open and closed, by name, with their owners. */
  list: adminProcedure
    .meta(rest('GET', '/admin/breweries', 'List all breweries, open and closed'))
    .input(adminBreweryList)
    .output(adminBreweries)
    .query(async ({ ctx, input }) => {
      const { ids, total } = await findAllForAdministrators(ctx.db, input);
      const [breweries, owners] = await Promise.all([
        findAllBreweriesByIds(ctx.db, ids),
        findAllOwnersOf(ctx.db, ids),
      ]);
      const withOwners = breweries.map((brewery) => ({
        ...brewery,
        owners: (owners.get(brewery.id) ?? []).map(({ breweryId: _, ...owner }) => owner),
      }));
      return { breweries: withOwners, total };
    }),

  create: adminProcedure
    .meta(rest('POST', '/breweries', 'Add a brewery'))
    .input(breweryCreate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => loadDetail(ctx, await createBrewery(ctx, input))),

  /** Closes or reopens a brewery. */
  setClosed: adminProcedure
    .meta(rest('PUT', '/breweries/:id/closed', 'Close a brewery or open it again'))
    .input(breweryClosing)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await setBreweryClosed(ctx, input);
      return await loadDetail(ctx, input.id);
    }),

  /** Gives a brewery to the account of an address, or takes it from everybody. */
  setOwner: adminProcedure
    .meta(rest('PUT', '/breweries/:id/owner', 'Give a brewery to a person or take it back'))
    .input(breweryOwnerUpdate)
    .output(breweryDetail)
    .mutation(async ({ ctx, input }) => {
      await setBreweryOwner(ctx, input);
      return await loadDetail(ctx, input.id);
    }),
};
