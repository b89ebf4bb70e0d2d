import { calendarAddress } from '@hoptrail/contracts/calendars/calendars';
import type { Context } from '../../context.ts';
import { rest, signedInProcedure } from '../../trpc.ts';
import { deleteFeedOf, findFeedIdOf, upsertFeed } from './feeds/calendar-feeds.repo.ts';
import { feedSecret, newFeedId } from './feeds/feed-address.ts';

export const calendarsRouter = {
  /** Returns the secret address of the calendar of the caller's favorites; null if there is none. */
  favorites: signedInProcedure
    .meta(rest('GET', '/calendars/favorites', 'Get the address of the calendar of favorites'))
    .output(calendarAddress)
    .query(async ({ ctx }) => {
      const id = await findFeedIdOf(ctx.db, ctx.caller.id);
      return { address: id === undefined ? null : addressOf(ctx, id) };
    }),

  /** Gives that calendar a new address; the one before shows nothing any more. */
  renewFavorites: signedInProcedure
    .meta(rest('POST', '/calendars/favorites', 'Give the calendar of favorites a new address'))
    .output(calendarAddress)
    .mutation(async ({ ctx }) => {
      const id = newFeedId();
      const createdAt = ctx.clock.now().toISOString();
      await upsertFeed(ctx.db, { id, userId: ctx.caller.id, createdAt });
      return { address: addressOf(ctx, id) };
    }),

  /** Ends that calendar. */
  removeFavorites: signedInProcedure
    .meta(rest('DELETE', '/calendars/favorites', 'Remove the calendar of favorites'))
    .output(calendarAddress)
    .mutation(async ({ ctx }) => {
      await deleteFeedOf(ctx.db, ctx.caller.id);
      return { address: null };
    }),
};

function addressOf({ origin, signingKey }: Context, id: string): string {
  return `${origin}/calendars/favorites/${feedSecret(signingKey, id)}.ics`;
}
