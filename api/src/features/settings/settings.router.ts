import { registrationSettings } from '@hoptrail/contracts/auth';
import { globalSettings, mapSettings } from '@hoptrail/contracts/settings';
import { cached, publicProcedure, rest } from '../../trpc.ts';
import { findGlobalSettings } from './shared/settings.repo.ts';

export const settingsRouter = {
  all: publicProcedure
    .meta({ ...rest('GET', '/global-settings'), ...cached() })
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
};
