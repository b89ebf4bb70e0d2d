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

/** Stores a banner and its link, or removes both. */
async function setBanner(
  ctx: Context & { caller: Caller },
  page: 'breweries' | 'podcast' | 'events',
  {
    bannerImageUrl,
    bannerLinkUrl,
    basedOn,
  }: z.infer<typeof bannerUpdate | typeof sponsorBannerUpdate>,
): Promise<GlobalSettings> {
  const link = bannerImageUrl === null ? null : bannerLinkUrl;
  return await setImage(ctx, `${page}BannerImage`, bannerImageUrl, {
    basedOn,
    others: defined({ [`${page}BannerLink`]: link }),
  });
}
