import { beerWish, styleWish, wishes, wishesInput } from '@hoptrail/contracts/beers/wishes';
import { done } from '@hoptrail/contracts/fields';
import { rest, signedInProcedure } from '../../../trpc.ts';
import { loadWishes } from './load-wishes.ts';
import { setWish } from './set-wish.ts';

const changed = { message: 'Wish list changed' };

export const wishesRouter = {
  /** Returns the beers and styles that the caller wishes, and where they are on tap. */
  list: signedInProcedure
    .meta(rest('GET', '/beers/wishes', 'List the beers and styles on the wish list'))
    .input(wishesInput)
    .output(wishes)
    .query(async ({ ctx, input: { lat, lng } }) => {
      const isPlaced = lat !== undefined && lng !== undefined;
      const from = isPlaced ? { latitude: lat, longitude: lng } : undefined;
      return await loadWishes(ctx, ctx.caller.id, from);
    }),

  /** Puts a beer on the wish list or removes it; the same call again changes nothing. */
  setBeer: signedInProcedure
    .meta(rest('PUT', '/beers/:beerId/wish', 'Put a beer on the wish list, or remove it'))
    .input(beerWish)
    .output(done)
    .mutation(async ({ ctx, input: { beerId, isWished } }) => {
      await setWish(ctx, { beerId, style: null }, isWished);
      return changed;
    }),

  /** Puts a style on the wish list or removes it; the same call again changes nothing. */
  setStyle: signedInProcedure
    .meta(rest('PUT', '/beers/wishes/styles', 'Put a style on the wish list, or remove it'))
    .input(styleWish)
    .output(done)
    .mutation(async ({ ctx, input: { style, isWished } }) => {
      await setWish(ctx, { beerId: null, style }, isWished);
      return changed;
    }),
};
