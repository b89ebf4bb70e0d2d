import { registrationSettings } from '@hoptrail/contracts/auth/auth';
import { globalSettings, mapSettings } from '@hoptrail/contracts/settings/settings';
import { shownStreets, shownTilesUrl } from '../../lib/map/addresses.ts';
import { cached, publicProcedure, rest } from '../../trpc.ts';
import { findGlobalSettings } from './shared/settings.repo.ts';

export const settingsRouter = {
  all: publicProcedure
    .meta({ ...rest('GET', '/global-settings', 'Get the pictures of the pages'), ...cached() })
    .output(globalSettings)
    .query(({ ctx }) => findGlobalSettings(ctx.db)),

  /** Returns where the tiles of the map are, and the attribution of pictures. */
  map: publicProcedure
    .meta(rest('GET', '/map-settings', 'Get the settings of the map'))
    .output(mapSettings)
    .query(async ({ ctx }) => {
      const { map } = ctx.config;
      const { attribution, attributionUrl } = map;
      const file = await ctx.mapFile.state();
      const tilesUrl = shownTilesUrl(map, file) ?? null;
      return {
        tilesUrl,
        streets: tilesUrl === null ? (shownStreets(file) ?? null) : null,
        attribution,
        attributionUrl: attributionUrl ?? null,
      };
    }),

  /** Returns who may sign up, so that the welcome page shows it before anybody tries. */
  registration: publicProcedure
    .meta(rest('GET', '/registration-settings', 'Get who may sign up'))
    .output(registrationSettings)
    .query(({ ctx }) => ctx.config.registration),
};
