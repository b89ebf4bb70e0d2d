import { registrationSettings } from '@hoptrail/contracts/auth/auth';
import { globalSettings, mapSettings } from '@hoptrail/contracts/settings/settings';
import { shownTilesUrl } from '../../lib/map-tiles.ts';
import { cached, publicProcedure, rest } from '../../trpc.ts';
import { findGlobalSettings } from './shared/settings.repo.ts';

export const settingsRouter = {
  all: publicProcedure
    .meta({ ...rest('GET', '/global-settings', 'Get the pictures of the pages'), ...cached() })
    .output(globalSettings)
    .query(({ ctx }) => findGlobalSettings(ctx.db)),

  /** Returns the URL of map tiles and their attribution. */
  map: publicProcedure
    .meta(rest('GET', '/map-settings', 'Get the settings of the map'))
    .output(mapSettings)
    .query(({ ctx }) => {
      const { map } = ctx.config;
      const { attribution, attributionUrl } = map;
      return {
        tilesUrl: shownTilesUrl(map) ?? null,
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
