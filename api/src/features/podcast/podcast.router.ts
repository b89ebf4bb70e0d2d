import { randomUUID } from 'node:crypto';
import { done } from '@hoptrail/contracts/fields';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import {
  type Episode,
  episode,
  episodeCreate,
  episodeId,
  episodeUpdate,
  podcastHeader,
  podcastHeaderUpdate,
} from '@hoptrail/contracts/podcast';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { defined } from '../../lib/defined.ts';
import { adminProcedure, cachedUntil, publicProcedure, rest, router } from '../../trpc.ts';
import { refuseConflict } from '../audit/shared/conflict.ts';
import { recordChange } from '../audit/shared/record-change.ts';
import { setImage } from '../settings/shared/set-image.ts';
import { findGlobalSettings } from '../settings/shared/settings.repo.ts';
import { claimImage, replaceImage } from '../uploads/shared/claims.ts';
import {
  deleteEpisodeById,
  findAllEpisodes,
  findEpisodeById,
  insertEpisode,
  updateEpisode,
} from './podcast.repo.ts';

export const podcastRouter = router({
  episodes: publicProcedure
    .meta({ ...rest('GET', '/podcast-episodes'), ...cachedUntil(['podcast_episodes']) })
    .output(z.array(episode))
    .query(({ ctx }) => findAllEpisodes(ctx.db)),

  createEpisode: adminProcedure
    .meta(rest('POST', '/podcast-episodes'))
    .input(episodeCreate)
    .output(episode)
    .mutation(({ ctx, input }) =>
      ctx.db.transaction().execute(async (trx) => {
        const { id: userId } = ctx.caller;
        const owner = { userId, maxBytes: SMALL_UPLOAD_BYTES };
        const image = input.image && (await claimImage(trx, ctx.clock, input.image, owner));
        const made = await insertEpisode(trx, {
          ...input,
          id: randomUUID(),
          image,
          description: input.description ?? null,
          createdAt: ctx.clock.now().toISOString(),
        });
        await recordChange(trx, ctx, { ...subjectOf(made), after: made });
        return made;
      }),
    ),

  updateEpisode: adminProcedure
    .meta(rest('PUT', '/podcast-episodes/:id'))
    .input(episodeUpdate)
    .output(episode)
    .mutation(({ ctx, input: { id, basedOn, ...changes } }) =>
      ctx.db.transaction().execute(async (trx) => {
        const before = await findEpisodeById(trx, id);
        if (!before) throw new AppError('episode.notFound');
        refuseConflict(basedOn, before);
        const owner = { userId: ctx.caller.id, maxBytes: SMALL_UPLOAD_BYTES };
        const images = { before: before.image, after: changes.image || undefined };
        const image = await replaceImage(trx, ctx.clock, images, owner);
        const after = await updateEpisode(trx, id, defined({ ...changes, image }));
        await recordChange(trx, ctx, { ...subjectOf(before), before, after });
        return after ?? before;
      }),
    ),

  deleteEpisode: adminProcedure
    .meta(rest('DELETE', '/podcast-episodes/:id'))
    .input(episodeId)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.db.transaction().execute(async (trx) => {
        const before = await findEpisodeById(trx, input.id);
        if (!before) throw new AppError('episode.notFound');
        await deleteEpisodeById(trx, input.id);
        await recordChange(trx, ctx, { ...subjectOf(before), before });
      });
      return { message: 'Episode deleted' };
    }),

  header: publicProcedure
    .meta({ ...rest('GET', '/podcast/header'), ...cachedUntil(['global_settings']) })
    .output(podcastHeader)
    .query(async ({ ctx }) => {
      const { podcastHeaderImage } = await findGlobalSettings(ctx.db);
      return { headerImage: podcastHeaderImage };
    }),

  setHeader: adminProcedure
    .meta(rest('PUT', '/podcast/header'))
    .input(podcastHeaderUpdate)
    .output(podcastHeader)
    .mutation(async ({ ctx, input }) => {
      const settings = await setImage(ctx, 'podcastHeaderImage', input.headerImage, input);
      return { headerImage: settings.podcastHeaderImage };
    }),
});

/** The episode as the history names it. */
function subjectOf({ id, title }: Episode) {
  return { kind: 'episode', id, name: title } as const;
}
