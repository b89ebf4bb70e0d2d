import {
  bannerUpdate,
  eventsHeaderUpdate,
  leaderboardHeaderUpdate,
  sponsorBannerUpdate,
} from '@hoptrail/contracts/admin/settings';
import { type GlobalSettings, globalSettings } from '@hoptrail/contracts/settings/settings';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { defined } from '../../../lib/defined.ts';
import { adminProcedure, rest } from '../../../trpc.ts';
import { daysAfter } from '../../settings/shared/banner-days.rules.ts';
import { setImage } from './set-image.ts';

export const adminSettingsRouter = {
  setBreweriesBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/breweries-banner', 'Set the banner of the breweries'))
    .input(bannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) => setBanner(ctx, 'breweries', input)),

  setPodcastBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/podcast-banner', 'Set the banner of the podcast'))
    .input(sponsorBannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) => setBanner(ctx, 'podcast', input)),

  setEventsBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/events-banner', 'Set the banner of the events'))
    .input(sponsorBannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) => setBanner(ctx, 'events', input)),

  setEventsHeader: adminProcedure
    .meta(rest('PUT', '/global-settings/events-header', 'Set the header picture of the events'))
    .input(eventsHeaderUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) => setImage(ctx, 'eventsHeaderImage', input.headerImageUrl, input)),

  setLeaderboardHeader: adminProcedure
    .meta(
      rest(
        'PUT',
        '/global-settings/leaderboard-header',
        'Set the header picture of the leaderboard',
      ),
    )
    .input(leaderboardHeaderUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) =>
      setImage(ctx, 'leaderboardHeaderImage', input.headerImage, input),
    ),
};

/** Stores a banner with its link and days, or removes all of them. */
async function setBanner(
  ctx: Context & { caller: Caller },
  page: 'breweries' | 'podcast' | 'events',
  input: z.infer<typeof bannerUpdate | typeof sponsorBannerUpdate>,
): Promise<GlobalSettings> {
  const { bannerImageUrl: image, bannerLinkUrl, basedOn } = input;
  return await setImage(ctx, `${page}BannerImage`, image, {
    basedOn,
    others: (before) => {
      const { from, until } = daysAfter(
        {
          image: before[`${page}BannerImage`],
          from: before[`${page}BannerFrom`],
          until: before[`${page}BannerUntil`],
        },
        { image, from: input.bannerFrom, until: input.bannerUntil },
      );
      return defined({
        [`${page}BannerLink`]: image === null ? null : bannerLinkUrl,
        [`${page}BannerFrom`]: from,
        [`${page}BannerUntil`]: until,
      });
    },
  });
}
