import { randomUUID } from 'node:crypto';
import { type episodeCreate, episodeUpdate } from '@hoptrail/contracts/admin/podcast';
import { SMALL_UPLOAD_BYTES } from '@hoptrail/contracts/limits';
import { type Episode, episode } from '@hoptrail/contracts/podcast/podcast';
import type { z } from 'zod';
import { Authorized } from '../../../access/authorize.ts';
import type { Caller } from '../../../access/sessions.ts';
import type { Context } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { AppError } from '../../../errors.ts';
import { defined } from '../../../lib/defined.ts';
import { refuseConflict } from '../../history/shared/conflict.ts';
import { findWholeRow, insertWholeRow } from '../../history/shared/deleted-rows.repo.ts';
import { recordChange, recordedChange } from '../../history/shared/record-change.ts';
import type { Undoer } from '../../history/shared/undoer.ts';
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
  input: z.infer<typeof episodeUpdate>,
): Promise<Episode> {
  return await write(ctx.db, (trx) => changeIn(trx, ctx, input), episode);
}

async function changeIn(
  trx: Db,
  ctx: Administrator,
  { id, basedOn, ...changes }: z.infer<typeof episodeUpdate>,
): Promise<Episode> {
  const before = await loadEpisode(trx, id);
  refuseConflict(basedOn, before);
  const images = { before: before.image, after: changes.image || undefined };
  const image = await replaceImage(trx, ctx.clock, images, ownerOf(ctx));
  const after = await updateEpisode(trx, id, defined({ ...changes, image }));
  await recordChange(trx, ctx, { ...subjectOf(before), before, after, stored: before });
  return after ?? before;
}

/**
 * Deletes an episode.
 * @returns the number of the change in the history
 * @throws AppError `episode.notFound`
 */
export async function removeEpisode(ctx: Administrator, id: string): Promise<number> {
  return await write(ctx.db, async (trx) => {
    const before = await loadEpisode(trx, id);
    const stored = await findWholeRow(trx, 'podcast_episodes', id);
    await deleteEpisodeById(trx, id);
    return recordedChange(await recordChange(trx, ctx, { ...subjectOf(before), before, stored }));
  });
}

/** How changes of episodes are undone; only administrators change them. */
export const episodeUndoer: Undoer = {
  load: async (trx, { caller }, id) => {
    const found = await loadEpisode(trx, id);
    return Authorized.by(caller, found, ({ role }) => role === 'admin').row;
  },
  change: (trx, ctx, id, fields) => changeIn(trx, ctx, episodeUpdate.parse({ ...fields, id })),
  restore: async (trx, ctx, stored) => {
    const { row } = Authorized.by(ctx.caller, stored, ({ role }) => role === 'admin');
    const whole = { ...row, image: Reflect.get(row, 'image') ?? '' };
    if (!(await insertWholeRow(trx, 'podcast_episodes', whole))) {
      throw new AppError('history.undone');
    }
    const after = await loadEpisode(trx, String(Reflect.get(row, 'id')));
    await recordChange(trx, ctx, { ...subjectOf(after), verb: 'restored', after });
  },
};

/** @throws AppError `episode.notFound` */
async function loadEpisode(trx: Db, id: string): Promise<Episode> {
  await lockRows(trx, 'podcast_episodes', [id]);
  const found = await findEpisodeById(trx, id);
  if (!found) throw new AppError('episode.notFound');
  return found;
}

function ownerOf({ caller }: Administrator) {
  return { userId: caller.id, maxBytes: SMALL_UPLOAD_BYTES, links: linksFor(caller) };
}

/** Returns how the history names an episode. */
function subjectOf({ id, title }: Episode) {
  return { kind: 'episode', id, name: title } as const;
}
