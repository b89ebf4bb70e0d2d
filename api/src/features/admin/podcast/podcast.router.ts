import {
  episodeCreate,
  episodeId,
  episodeUpdate,
  podcastFeedState,
  podcastHeaderUpdate,
} from '@hoptrail/contracts/admin/podcast';
import { deleted } from '@hoptrail/contracts/fields';
import { episode, podcastHeader } from '@hoptrail/contracts/podcast/podcast';
import { adminProcedure, rest } from '../../../trpc.ts';
import { feedStateOf } from '../../podcast/shared/feed-lacks.rules.ts';
import { findAllEpisodes } from '../../podcast/shared/podcast.repo.ts';
import { setImage } from '../settings/set-image.ts';
import { changeEpisode, createEpisode, removeEpisode } from './episodes.ts';

export const adminPodcastRouter = {
  createEpisode: adminProcedure
    .meta(rest('POST', '/podcast-episodes', 'Add an episode of the podcast'))
    .input(episodeCreate)
    .output(episode)
    .mutation(({ ctx, input }) => createEpisode(ctx, input)),

  updateEpisode: adminProcedure
    .meta(rest('PUT', '/podcast-episodes/:id', 'Change an episode of the podcast'))
    .input(episodeUpdate)
    .output(episode)
    .mutation(({ ctx, input }) => changeEpisode(ctx, input)),

  deleteEpisode: adminProcedure
    .meta(rest('DELETE', '/podcast-episodes/:id', 'Delete an episode of the podcast'))
    .input(episodeId)
    .output(deleted)
    .mutation(async ({ ctx, input }) => ({
      message: 'Episode deleted',
      change: await removeEpisode(ctx, input.id),
    })),

  /** Returns what podcast apps get of the podcast, and what they lack. */
  feedState: adminProcedure
    .meta(rest('GET', '/podcast/feed', 'Read what the feed of the podcast has and lacks'))
    .output(podcastFeedState)
    .query(async ({ ctx }) => ({
      hasOwner: ctx.config.podcastOwner !== undefined,
      ...feedStateOf(await findAllEpisodes(ctx.db)),
    })),

  setHeader: adminProcedure
    .meta(rest('PUT', '/podcast/header', 'Set the header picture of the podcast'))
    .input(podcastHeaderUpdate)
    .output(podcastHeader)
    .mutation(async ({ ctx, input }) => {
      const settings = await setImage(ctx, 'podcastHeaderImage', input.headerImage, input);
      return { headerImage: settings.podcastHeaderImage };
    }),
};
