import { breweryId } from '@hoptrail/contracts/breweries/breweries';
import {
  checkin,
  checkinInput,
  checkinPhotosUpdate,
  checkinStatus,
  checkinStatusInput,
  checkinUpdate,
  houseCodeOfDay,
  leaderboardEntry,
  leaderboardInput,
  tapInput,
} from '@hoptrail/contracts/checkins/checkins';
import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { logbookEntry } from '@hoptrail/contracts/logbook/logbook';
import { rows } from '@hoptrail/contracts/stored/rows';
import { AppError } from '../../errors.ts';
import { cached, publicProcedure, rest, signedInProcedure, staffProcedure } from '../../trpc.ts';
import { findBreweryById } from '../breweries/shared/breweries.repo.ts';
import { assertSelf } from '../users/shared/users.rules.ts';
import { findLastCheckinAt } from './checkins.repo.ts';
import { cooldownLeft, recentSpan, refusedUntil } from './checkins.rules.ts';
import { createCheckin } from './create-checkin.ts';
import { editCheckin, setCheckinPhotos } from './edit-checkin.ts';
import { loadHouseCode } from './house-code/house-code.ts';
import { hasOwnPlace, loadLeaderboard } from './leaderboard/load-leaderboard.ts';
import { checkInByTap } from './tap/check-in-by-tap.ts';

export const checkinsRouter = {
  /** Returns whether the caller may check in at a brewery, or how long they must wait. */
  status: signedInProcedure
    .meta(
      rest(
        'GET',
        '/checkins/can-checkin/:userId/:breweryId',
        'Get whether a person can check in at a brewery now',
      ),
    )
    .input(checkinStatusInput)
    .output(checkinStatus)
    .query(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.userId);
      const brewery = await findBreweryById(ctx.db, input.breweryId);
      if (!brewery) throw new AppError('brewery.notFound');
      const now = ctx.clock.now();
      const { until } = recentSpan(now, CHECKIN_COOLDOWN_MS);
      const left = cooldownLeft(await findLastCheckinAt(ctx.db, input, until), now);
      const closedUntil = refusedUntil(brewery, now);
      return {
        canCheckIn: left === 0 && brewery.closedAt === null && closedUntil === undefined,
        timeRemaining: Math.ceil(left / 1000),
        ...(closedUntil !== undefined && { closedUntil }),
      };
    }),

  /** Checks the caller in at a brewery, if the phone's position or the house's code says so. */
  create: signedInProcedure
    .meta(rest('POST', '/checkins', 'Check in at a brewery'))
    .input(checkinInput)
    .output(checkin)
    .mutation(async ({ ctx, input }) => {
      assertSelf(ctx.caller, input.userId);
      return await createCheckin(ctx, input);
    }),

  /** Checks the caller in at the brewery of an NFC tag, by the address that the tag made. */
  tap: signedInProcedure
    .meta(rest('POST', '/checkins/tap', 'Check in by a tap on an NFC tag'))
    .input(tapInput)
    .output(checkin)
    .mutation(({ ctx, input }) => checkInByTap(ctx, input)),

  /** Changes the note and the privacy of the caller's own check-in. */
  update: signedInProcedure
    .meta(rest('PUT', '/checkins/:id', 'Change the note of a check-in'))
    .input(checkinUpdate)
    .output(logbookEntry)
    .mutation(async ({ ctx, input }) => await editCheckin(ctx, input)),

  photos: {
    /** Sets the pictures of the caller's own check-in; those left out are removed. */
    set: signedInProcedure
      .meta(rest('PUT', '/checkins/:id/photos', 'Set the pictures of a check-in'))
      .input(checkinPhotosUpdate)
      .output(logbookEntry)
      .mutation(async ({ ctx, input }) => await setCheckinPhotos(ctx, input)),
  },

  /** Returns the house's code of today, which its people show to guests without a position. */
  houseCode: staffProcedure
    .meta(rest('GET', '/breweries/:id/house-code', "Get a house's code of today"))
    .input(breweryId)
    .output(houseCodeOfDay)
    .query(({ ctx, input }) => loadHouseCode(ctx, input.id)),

  /**
   * Returns the users with at least one check-in that counts, highest number first: of others what
   * they had before 00:00 UTC, of the caller every check-in.
   */
  leaderboard: publicProcedure
    .meta({
      ...rest('GET', '/leaderboard', 'List the people with the most check-ins'),
      ...cached({ unless: hasOwnPlace, daily: true }),
    })
    .input(leaderboardInput)
    .output(rows(leaderboardEntry))
    .query(({ ctx, input }) => loadLeaderboard(ctx, input)),
};
