import { episode, podcastHeader } from '@hoptrail/contracts/podcast/podcast';
import { rows } from '@hoptrail/contracts/stored/rows';
import { cached, publicProcedure, rest } from '../../trpc.ts';
import { findGlobalSettings } from '../settings/shared/settings.repo.ts';
import { findAllEpisodes } from './shared/podcast.repo.ts';

export const podcastRouter = {
  episodes: publicProcedure
    .meta({ ...rest('GET', '/podcast-episodes', 'List the episodes of the podcast'), ...cached() })
    .output(rows(episode))
    .query(({ ctx }) => findAllEpisodes(ctx.db)),

  header: publicProcedure
    .meta({
      ...rest('GET', '/podcast/header', 'Get the header picture of the podcast'),
      ...cached(),
    })
    .output(podcastHeader)
    .query(async ({ ctx }) => {
      const { podcastHeaderImage } = await findGlobalSettings(ctx.db);
      return { headerImage: podcastHeaderImage };
    }),
};
