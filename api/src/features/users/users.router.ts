import { listedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { done } from '@hoptrail/contracts/fields';
import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { DATA_URL_BODY_BYTES, FAVORITES_LISTED } from '@hoptrail/contracts/limits';
import { knownBeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { rows } from '@hoptrail/contracts/stored/rows';
import { storedImage } from '@hoptrail/contracts/uploads/uploads';
import {
  beerPreferencesUpdate,
  favoriteToggle,
  favoriteUpdate,
  lostBrewery,
  lostBreweryClose,
  ownUser,
  privacyUpdate,
  profileImageUpdate,
  user,
  userBadge,
  userId,
  userUpdate,
} from '@hoptrail/contracts/users/users';
import { removeAccount } from '../../access/browsers.ts';
import { endSession } from '../../access/sessions.ts';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { rest, signedInProcedure } from '../../trpc.ts';
import { findAllBreweriesByIds } from '../breweries/shared/breweries.repo.ts';
import { findAllUnseenLosses, updateLossSeen } from '../breweries/shared/losses.repo.ts';
import { findAllOwnedBreweryIds } from '../breweries/shared/ownership.repo.ts';
import { findAllStaffBreweryIds } from '../staff/shared/staff.repo.ts';
import { removeUser } from './delete-user.ts';
import { loadOwnUser } from './shared/own-user.ts';
import { findFavoriteIds, findPublicUser, findUserById } from './shared/users.repo.ts';
import { assertSelf } from './shared/users.rules.ts';
import { setFavorite, toggleFavorite } from './toggle-favorite.ts';
import { changeSettings, changeUser } from './update-user.ts';

export const usersRouter = {
  /** Returns all of the caller's own record, or the public part of another person's. */
  byId: signedInProcedure
    .meta(rest('GET', '/users/:id', 'Get a person'))
    .input(userId)
    .output(user)
    .query(async ({ ctx, input }) => {
      if (input.id === ctx.caller.id) return await loadOwnUser(ctx, input.id);
      const found = await findPublicUser(ctx.db, input.id, ctx.clock.now());
      if (!found) throw new AppError('user.notFound');
      return found;
    }),

  /** Returns the caller's badge, or the one that others see; null of people who left the leaderboard. */
  badge: signedInProcedure
    .meta(rest('GET', '/users/:id/badge', 'Get the badge of a person'))
    .input(userId)
    .output(userBadge.nullable())
    .query(async ({ ctx, input }) => {
      const { id } = input;
      if (id === ctx.caller.id) {
        const own = await findUserById(ctx.db, id);
        return badgeFor((own?.checkins ?? 0) + (own?.privateCheckins ?? 0));
      }
      const found = await findPublicUser(ctx.db, id, ctx.clock.now());
      if (!found) throw new AppError('user.notFound');
      return found.checkins === null ? null : badgeFor(found.checkins);
    }),

  /** Returns the caller's favourite breweries, newest first. */
  favorites: signedInProcedure
    .meta(rest('GET', '/users/:id/favorites', 'List the favorite breweries'))
    .input(userId)
    .output(rows(listedBrewery))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const ids = await findFavoriteIds(ctx.db, input.id);
      return await findAllBreweriesByIds(ctx.db, ids.slice(0, FAVORITES_LISTED));
    }),

  /** Adds a brewery to the caller's favourites, or removes it. */
  toggleFavorite: signedInProcedure
    .meta(rest('PUT', '/users/:id/favorites', 'Add a brewery to the favorites or remove it'))
    .input(favoriteToggle)
    .output(ownUser)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      await toggleFavorite(ctx, { userId: input.id, breweryId: input.breweryId });
      return await loadOwnUser(ctx, input.id);
    }),

  /** Makes a brewery one of the caller's favourites, or none of them; the last call decides. */
  setFavorite: signedInProcedure
    .meta(rest('PUT', '/users/:id/favorites/:breweryId', 'Make a brewery a favorite or none'))
    .input(favoriteUpdate)
    .output(ownUser)
    .mutation(async ({ ctx, input: { id: userId, ...favorite } }) => {
      assertSelf(ctx.caller, userId);
      await setFavorite(ctx, { userId, ...favorite });
      return await loadOwnUser(ctx, userId);
    }),

  /** Changes the caller's own username, pictures and unit of distances. */
  update: signedInProcedure
    .meta({
      ...rest('PUT', '/users/:id', 'Change the own profile'),
      bodyLimit: DATA_URL_BODY_BYTES,
    })
    .input(userUpdate)
    .output(ownUser)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      await changeUser(ctx, input);
      return await loadOwnUser(ctx, input.id);
    }),

  /** Changes what the caller shows of themselves, which has effect at once. */
  updatePrivacy: signedInProcedure
    .meta(rest('PUT', '/users/:id/privacy', 'Change what others see'))
    .input(privacyUpdate)
    .output(ownUser)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const { showsOnLeaderboard, showsTrail, showsLogbook = showsTrail } = input;
      await changeSettings(
        ctx,
        input.id,
        defined({
          showsOnLeaderboard: toFlag(showsOnLeaderboard),
          showsTrail: toFlag(showsLogbook),
        }),
      );
      return await loadOwnUser(ctx, input.id);
    }),

  /** Deletes the caller's account and their personal data. */
  delete: signedInProcedure
    .meta(rest('DELETE', '/users/:id', 'Delete the own account'))
    .input(userId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      await removeUser(ctx, input.id);
      await endSession(ctx);
      ctx.clearBrowser();
      removeAccount(ctx, ctx.caller.email);
      return { message: 'Account deleted' };
    }),

  setBeerPreferences: signedInProcedure
    .meta(rest('PUT', '/users/:id/beer-preferences', 'Set the preferred beer styles'))
    .input(beerPreferencesUpdate)
    .output(ownUser)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const styles = new Set(
        input.beerStylePreferences.flatMap((typed) => knownBeerStyle(typed) ?? []),
      );
      await changeSettings(ctx, input.id, { beerStylePreferences: JSON.stringify([...styles]) });
      return await loadOwnUser(ctx, input.id);
    }),

  /** Returns the breweries that the caller owns, by name. */
  ownedBreweries: signedInProcedure
    .meta(rest('GET', '/users/:id/owned-breweries', 'List the own breweries'))
    .input(userId)
    .output(rows(listedBrewery))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const ids = await findAllOwnedBreweryIds(ctx.db, input.id);
      return await findAllBreweriesByIds(ctx.db, ids);
    }),

  /** Returns the breweries of which the caller is on the staff, by name. */
  staffBreweries: signedInProcedure
    .meta(
      rest('GET', '/users/:id/staff-breweries', 'List the breweries whose staff the caller is on'),
    )
    .input(userId)
    .output(rows(listedBrewery))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const ids = await findAllStaffBreweryIds(ctx.db, input.id);
      return await findAllBreweriesByIds(ctx.db, ids);
    }),

  /**
   * Returns the breweries that the caller lost and has not dismissed the notice of, newest first.
   */
  lostBreweries: signedInProcedure
    .meta(
      rest(
        'GET',
        '/users/:id/lost-breweries',
        'List the breweries that the caller does not own any more',
      ),
    )
    .input(userId)
    .output(rows(lostBrewery))
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const losses = await findAllUnseenLosses(ctx.db, input.id);
      return losses.map(({ ownerId, ...loss }) => ({ ...loss, hasOwner: ownerId !== null }));
    }),

  /** Dismisses the notice of a lost brewery; does nothing if it is dismissed already. */
  closeLostBrewery: signedInProcedure
    .meta(
      rest(
        'DELETE',
        '/users/:id/lost-breweries/:breweryId',
        'Put away the note about a lost brewery',
      ),
    )
    .input(lostBreweryClose)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.id);
      const seenAt = ctx.clock.now().toISOString();
      await updateLossSeen(ctx.db, input.id, input.breweryId, seenAt);
      return { message: 'Notice closed' };
    }),

  setProfileImage: signedInProcedure
    .meta(rest('PUT', '/profile-images', 'Set the profile picture'))
    .input(profileImageUpdate)
    .output(storedImage)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.userId);
      const { userId: id, profileImageURL } = input;
      const { profileImage } = await changeUser(ctx, { id, profileImage: profileImageURL });
      return { objectPath: profileImage ?? '' };
    }),
};

/** Returns a choice as it is stored; undefined for no change. */
function toFlag(choice: boolean | undefined): 0 | 1 | undefined {
  if (choice === undefined) return undefined;
  return choice ? 1 : 0;
}
