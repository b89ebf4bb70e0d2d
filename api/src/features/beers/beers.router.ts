import {
  beer,
  beerCreate,
  beerId,
  beersOfBrewery,
  beerUpdate,
  tapListChange,
} from '@hoptrail/contracts/beers/beers';
import { menuArrangement, menuPrices, menuPricesUpdate } from '@hoptrail/contracts/beers/menu';
import { beerPage } from '@hoptrail/contracts/breweries/beer-page';
import { publicMenu } from '@hoptrail/contracts/breweries/public-menu';
import { deleted } from '@hoptrail/contracts/fields';
import { availabilities } from '@hoptrail/contracts/lists/beer-availability';
import { rows } from '@hoptrail/contracts/stored/rows';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, staffProcedure } from '../../trpc.ts';
import { existsBrewery } from '../breweries/shared/breweries.repo.ts';
import { loadOwnBrewery } from '../breweries/shared/own-brewery.ts';
import { findTapListChange } from './beers.repo.ts';
import { beersHadRouter } from './had/beers-had.router.ts';
import { arrangeMenu } from './menu/arrange-menu.ts';
import { loadPublicMenu } from './menu/load-public-menu.ts';
import { loadTapList } from './menu/load-tap-list.ts';
import { setMenuPrices } from './menu/menu-prices.ts';
import { loadBeerPage } from './page/load-beer-page.ts';
import { addBeer, changeBeer, removeBeer } from './tap-list.ts';
import { wishesRouter } from './wishes/wishes.router.ts';

export const beersRouter = {
  /** Returns a brewery's beers that are available or coming, in the order of its menu. */
  onTap: publicProcedure
    .meta(rest('GET', '/breweries/:breweryId/beers', 'List the beers on tap at a brewery'))
    .input(beersOfBrewery)
    .output(rows(beer))
    .query(async ({ ctx, input: { breweryId } }) => {
      if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
      const beers = await loadTapList(ctx, breweryId, ['available', 'coming']);
      return beers.filter(({ availability }) => availability !== 'gone');
    }),

  /** Returns the tap list and the hours of a brewery, which its own web site may read too. */
  menu: publicProcedure
    .meta({
      ...rest('GET', '/breweries/:breweryId/menu', 'Get the tap list and the hours of a brewery'),
      isForOtherSites: true,
    })
    .input(beersOfBrewery)
    .output(publicMenu)
    .query(({ ctx, input: { breweryId } }) => loadPublicMenu(ctx, breweryId)),

  /** Returns when the tap list last changed, also because of a deleted beer. */
  changed: publicProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:breweryId/beers/changed',
        'Get when the tap list of a brewery last changed',
      ),
    )
    .input(beersOfBrewery)
    .output(tapListChange)
    .query(async ({ ctx, input: { breweryId } }) => {
      if (!(await existsBrewery(ctx.db, breweryId))) throw new AppError('brewery.notFound');
      return {
        changedAt: await findTapListChange(ctx.db, breweryId, ctx.clock.now().toISOString()),
      };
    }),

  /** Returns a beer, and the breweries whose tap lists have it. */
  byId: publicProcedure
    .meta(rest('GET', '/beers/:id', 'Get a beer and where it is on tap'))
    .input(beerId)
    .output(beerPage)
    .query(({ ctx, input }) => loadBeerPage(ctx, input.id)),

  /**
   * Returns a brewery's whole tap list, including beers that are gone, for those who may edit it.
   */
  ofBrewery: staffProcedure
    .meta(
      rest(
        'GET',
        '/breweries/:breweryId/beers/all',
        'List all beers of a brewery, gone ones included',
      ),
    )
    .input(beersOfBrewery)
    .output(rows(beer))
    .query(async ({ ctx, input: { breweryId } }) => {
      const { row } = await loadOwnBrewery(ctx.db, ctx.caller, breweryId, 'tapList');
      return await loadTapList(ctx, row.id, availabilities);
    }),

  create: staffProcedure
    .meta(rest('POST', '/breweries/:breweryId/beers', 'Add a beer to a tap list'))
    .input(beerCreate)
    .output(beer)
    .mutation(({ ctx, input }) => addBeer(ctx, input)),

  update: staffProcedure
    .meta(rest('PUT', '/beers/:id', 'Change a beer on a tap list'))
    .input(beerUpdate)
    .output(beer)
    .mutation(({ ctx, input }) => changeBeer(ctx, input)),

  delete: staffProcedure
    .meta(rest('DELETE', '/beers/:id', 'Delete a beer from a tap list'))
    .input(beerId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Beer deleted',
      change: await removeBeer(ctx, input.id),
    })),

  /** Arranges the menu: order and sections. */
  arrange: staffProcedure
    .meta(rest('PUT', '/breweries/:breweryId/beers/order', 'Arrange the menu of a brewery'))
    .input(menuArrangement)
    .output(rows(beer))
    .mutation(({ ctx, input }) => arrangeMenu(ctx, input)),

  /** Names the serving sizes of a brewery, and sets the currency of its prices. */
  setPrices: staffProcedure
    .meta(
      rest(
        'PUT',
        '/breweries/:breweryId/beers/prices',
        'Set the serving sizes and the currency of a menu',
      ),
    )
    .input(menuPricesUpdate)
    .output(menuPrices)
    .mutation(({ ctx, input }) => setMenuPrices(ctx, input)),

  had: beersHadRouter,
  wishes: wishesRouter,
};
