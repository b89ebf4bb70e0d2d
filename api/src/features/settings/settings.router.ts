import { registrationSettings } from '@hoptrail/contracts/auth';
import {
  bannerUpdate,
  eventsHeaderUpdate,
  globalSettings,
  leaderboardHeaderUpdate,
  mapSettings,
  sponsorBannerUpdate,
} from '@hoptrail/contracts/settings';
import { defined } from '../../lib/defined.ts';
import { adminProcedure, cachedUntil, publicProcedure, rest, router } from '../../trpc.ts';
import { setImage } from './shared/set-image.ts';
import { findGlobalSettings } from './shared/settings.repo.ts';

export const settingsRouter = router({
  all: publicProcedure
    .meta({ ...rest('GET', '/global-settings'), ...cachedUntil(['global_settings']) })
    .output(globalSettings)
    .query(({ ctx }) => findGlobalSettings(ctx.db)),

  /** Where maps come from, and whom to name for them. */
  map: publicProcedure
    .meta(rest('GET', '/map-settings'))
    .output(mapSettings)
    .query(({ ctx }) => {
      const { tilesUrl, attribution, attributionUrl } = ctx.config.map;
      return {
        tilesUrl: tilesUrl ?? null,
        attribution,
        attributionUrl: attributionUrl ?? null,
      };
    }),

  /** Who may sign up: the welcome page tells it before anybody tries. */
  registration: publicProcedure
    .meta(rest('GET', '/registration-settings'))
    .output(registrationSettings)
    .query(({ ctx }) => ctx.config.registration),

  setBreweriesBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/breweries-banner'))
    .input(bannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) =>
      setImage(ctx, 'breweriesBannerImage', input.bannerImageUrl, {
        basedOn: input.basedOn,
        others: defined({ breweriesBannerLink: linkOf(input) }),
      }),
    ),

  setPodcastBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/podcast-banner'))
    .input(sponsorBannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) =>
      setImage(ctx, 'podcastBannerImage', input.bannerImageUrl, {
        basedOn: input.basedOn,
        others: defined({ podcastBannerLink: linkOf(input) }),
      }),
    ),

  setEventsBanner: adminProcedure
    .meta(rest('PUT', '/global-settings/events-banner'))
    .input(sponsorBannerUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) =>
      setImage(ctx, 'eventsBannerImage', input.bannerImageUrl, {
        basedOn: input.basedOn,
        others: defined({ eventsBannerLink: linkOf(input) }),
      }),
    ),

  setEventsHeader: adminProcedure
    .meta(rest('PUT', '/global-settings/events-header'))
    .input(eventsHeaderUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) => setImage(ctx, 'eventsHeaderImage', input.headerImageUrl, input)),

  setLeaderboardHeader: adminProcedure
    .meta(rest('PUT', '/global-settings/leaderboard-header'))
    .input(leaderboardHeaderUpdate)
    .output(globalSettings)
    .mutation(({ ctx, input }) =>
      setImage(ctx, 'leaderboardHeaderImage', input.headerImage, input),
    ),
});

/** Returns the link to store with a banner: none for a banner that is taken away. */
function linkOf(input: {
  bannerImageUrl: string | null;
  bannerLinkUrl?: string | null | undefined;
}): string | null | undefined {
  return input.bannerImageUrl === null ? null : input.bannerLinkUrl;
}
