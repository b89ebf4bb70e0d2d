import { badgeFor } from '@hoptrail/contracts/badges';
import { listedBrewery } from '@hoptrail/contracts/breweries';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { storedImage } from '@hoptrail/contracts/uploads';
import {
  favoriteToggle,
  ownUser,
  profileImageUpdate,
  user,
  userBadge,
  userId,
} from '@hoptrail/contracts/users';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { rest, router, signedInProcedure } from '../../trpc.ts';
import { existsBrewery, findAllBreweriesByIds } from '../breweries/breweries.repo.ts';
import { claimImage } from '../uploads/claims.ts';
import { loadOwnUser } from './own-user.ts';
import {
  deleteFavorite,
  findFavoriteIds,
  findPublicUser,
  insertFavorite,
  updateProfileImage,
} from './users.repo.ts';
import { assertSelf } from './users.rules.ts';

export const usersRouter = router({
  /** A person: whole for themselves, the public part for others. */
  byId: signedInProcedure
    .meta(rest('GET', '/users/:id'))
    .input(userId)
    .output(user)
    .query(async ({ ctx, input }) => {
      if (input.id === ctx.caller.id) return await loadOwnUser(ctx.db, ctx.config, input.id);
      const found = await findPublicUser(ctx.db, input.id);
      if (!found) throw new AppError('user.notFound');
      return found;
    }),

  badge: signedInProcedure
    .meta(rest('GET', '/users/:id/badge'))
    .input(userId)
    .output(userBadge)
    .query(async ({ ctx, input }) => {
      const found = await findPublicUser(ctx.db, input.id);
      if (!found) throw new AppError('user.notFound');
      return badgeFor(found.checkins);
    }),

  /** The caller's favourite breweries, newest first. */
  favorites: signedInProcedure
    .meta(rest('GET', '/users/:id/favorites'))
    .input(userId)
    .output(z.array(listedBrewery))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const ids = await findFavoriteIds(ctx.db, input.id);
      return await findAllBreweriesByIds(ctx.db, ids);
    }),

  /** Makes a brewery a favourite, or no favourite any more. */
  toggleFavorite: signedInProcedure
    .meta(rest('PUT', '/users/:id/favorites'))
    .input(favoriteToggle)
    .output(ownUser)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const favorite = { userId: input.id, breweryId: input.breweryId };
      const createdAt = ctx.clock.now().toISOString();
      await ctx.db.transaction().execute(async (trx) => {
        if (!(await existsBrewery(trx, input.breweryId))) throw new AppError('brewery.notFound');
        const removed = await deleteFavorite(trx, favorite.userId, favorite.breweryId);
        if (!removed) await insertFavorite(trx, { ...favorite, createdAt });
      });
      return await loadOwnUser(ctx.db, ctx.config, input.id);
    }),

  setProfileImage: signedInProcedure
    .meta(rest('PUT', '/profile-images'))
    .input(profileImageUpdate)
    .output(storedImage)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.userId);
      const owner = { userId: input.userId, maxBytes: SMALL_UPLOAD_BYTES, isPersonal: true };
      return await ctx.db.transaction().execute(async (trx) => {
        const objectPath = await claimImage(trx, ctx.clock, input.profileImageURL, owner);
        await updateProfileImage(trx, input.userId, objectPath);
        return { objectPath };
      });
    }),
});
