import {
  breweryDetail,
  breweryId,
  breweryList,
  listedBrewery,
} from '@hoptrail/contracts/breweries';
import { CHECKIN_RADIUS_KM } from '@hoptrail/contracts/limits';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { publicProcedure, rest, router } from '../../trpc.ts';
import { findAllBreweriesByIds, findBreweryById, findOwnerIds } from './breweries.repo.ts';
import { canEditBrewery } from './breweries.rules.ts';
import { findAllByDistance, findAllByName } from './nearest.repo.ts';

export const breweriesRouter = router({
  /** With a position nearest first, without by name; all of them unless a limit is sent. */
  list: publicProcedure
    .meta(rest('GET', '/breweries'))
    .input(breweryList)
    .output(z.array(listedBrewery))
    .query(async ({ ctx, input }) => {
      const { lat, lng, q, radius, limit, offset = 0 } = input;
      if (lat === undefined || lng === undefined) {
        const named = await findAllByName(ctx.db, { q, offset, count: limit });
        return await findAllBreweriesByIds(
          ctx.db,
          named.map((row) => row.id),
        );
      }
      const ranked = await findAllByDistance(
        ctx.db,
        { latitude: lat, longitude: lng },
        { q, radius, count: limit === undefined ? undefined : offset + limit },
      );
      const page = ranked.slice(offset);
      const distances = new Map(page.map((row) => [row.id, row.distance]));
      const breweries = await findAllBreweriesByIds(
        ctx.db,
        page.map((row) => row.id),
      );
      return breweries.map((brewery) => {
        const distance = distances.get(brewery.id);
        return distance === undefined
          ? brewery
          : { ...brewery, distance: Math.round(distance * 1000) / 1000 };
      });
    }),

  byId: publicProcedure
    .meta(rest('GET', '/breweries/:id'))
    .input(breweryId)
    .output(breweryDetail)
    .query(async ({ ctx, input }) => {
      const brewery = await findBreweryById(ctx.db, input.id);
      if (!brewery) throw new AppError('brewery.notFound');
      const [caller, ownerIds] = await Promise.all([
        ctx.findCaller(),
        findOwnerIds(ctx.db, input.id),
      ]);
      return {
        ...brewery,
        checkinRadiusKm: brewery.checkinRadiusKm ?? CHECKIN_RADIUS_KM,
        viewer: { canEdit: canEditBrewery(caller, ownerIds) },
      };
    }),
});
