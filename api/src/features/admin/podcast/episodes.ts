import { randomUUID } from 'node:crypto';
import type { episodeCreate, episodeUpdate } from '@hoptrail/contracts/admin/podcast';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type Episode, episode } from '@hoptrail/contracts/podcast/podcast';
import type { z } from 'zod';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { defined } from '../../../lib/defined.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { recordChange } from '../../history/shared/record-change.ts';
import {
  deleteEpisodeById,
  findEpisodeById,
  insertEpisode,
  updateEpisode,
} from '../../podcast/shared/podcast.repo.ts';
import { claimImage, linksFor, replaceImage } from '../../uploads/shared/claims.ts';

type Administrator = Context & { caller: Caller };

/** Creates an episode. */
export async function createEpisode(
  ctx: Administrator,
  input: z.infer<typeof episodeCreate>,
): Promise<Episode> {
  return await write(
    ctx.db,
    async (trx) => {
      const image = input.image && (await claimImage(trx, ctx.clock, input.image, ownerOf(ctx)));
      const created = await insertEpisode(trx, {
        ...input,
        id: randomUUID(),
        image,
        description: input.description ?? null,
        audioUrl: input.audioUrl ?? null,
        audioBytes: input.audioBytes ?? null,
        audioType: input.audioType ?? null,
        createdAt: ctx.clock.now().toISOString(),
      });
      await recordChange(trx, ctx, { ...subjectOf(created), after: created });
      return created;
    },
    episode,
  );
}

/**
 * Changes an episode.
 * @throws AppError `episode.notFound`, `edit.conflict`
 */
export async function changeEpisode(
  ctx: Administrator,
  { id, basedOn, ...changes }: z.infer<typeof episodeUpdate>,
): Promise<Episode> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'podcast_episodes', [id]);
      const before = await findEpisodeById(trx, id);
      if (!before) throw new AppError('episode.notFound');
      refuseConflict(basedOn, before);
      const images = { before: before.image, after: changes.image || undefined };
      const image = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
      const after = await updateEpisode(trx, id, defined({ ...changes, image }));
      await recordChange(trx, ctx, { ...subjectOf(before), before, after });
      return after ?? before;
    },
    episode,
  );
}

/**
 * Deletes an episode.
 * @throws AppError `episode.notFound`
 */
export async function removeEpisode(ctx: Administrator, id: string): Promise<void> {
  await write(ctx.db, async (trx) => {
    await lockRows(trx, 'podcast_episodes', [id]);
    const before = await findEpisodeById(trx, id);
    if (!before) throw new AppError('episode.notFound');
    await deleteEpisodeById(trx, id);
    await recordChange(trx, ctx, { ...subjectOf(before), before });
  });
}

function ownerOf({ caller }: Administrator) {
  return { userId: caller.id, maxBytes: SMALL_UPLOAD_BYTES, links: linksFor(caller) };
}

/** Returns how the history names an episode. */
function subjectOf({ id, title }: Episode) {
  return { kind: 'episode', id, name: title } as const;
}
