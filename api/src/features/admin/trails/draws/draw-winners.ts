import { randomInt, randomUUID } from 'node:crypto';
import {
  type DrawWinners,
  drawWinners,
  type trailDraw,
} from '@hoptrail/contracts/admin/trail-draws';
import type { z } from 'zod';
import type { Caller } from '../../../../access/sessions.ts';
import type { Context } from '../../../../context.ts';
import type { Db } from '../../../../db/database.ts';
import { lockRows } from '../../../../db/locks.ts';
import { write } from '../../../../db/write.ts';
import { AppError } from '../../../../errors.ts';
import { recordChange } from '../../../history/shared/record-change.ts';
import { findTrailById } from '../trails.repo.ts';
import {
  countDrawable,
  countWinners,
  deleteWinner,
  findAllWinners,
  findDrawable,
  findWinner,
  insertWinner,
} from './draws.repo.ts';

type Administrator = Context & { caller: Caller };

/**
 * Returns the winners of a trail.
 * @throws AppError `trail.notFound`
 */
export async function loadWinners(db: Db, trailId: string): Promise<DrawWinners> {
  if (!(await findTrailById(db, trailId))) throw new AppError('trail.notFound');
  const winners = await findAllWinners(db, trailId);
  return { winners, total: await countWinners(db, trailId) };
}

/**
 * Draws people among those who finished a trail, each once for the trail and none who is suspended;
 * fewer if there are not as many. Draws of one trail wait for each other.
 * @returns all winners of the trail
 * @throws AppError `trail.notFound`, `draw.nobody`, `draw.changed`
 */
export async function draw(
  ctx: Administrator,
  { id: trailId, winners, prize, seen }: z.infer<typeof trailDraw>,
): Promise<DrawWinners> {
  return await write(
    ctx.db,
    async (trx) => {
      await lockRows(trx, 'passports', [trailId]);
      const trail = await findTrailById(trx, trailId);
      if (!trail) throw new AppError('trail.notFound');
      if ((await countWinners(trx, trailId)) !== seen) throw new AppError('draw.changed');
      const drawnAt = ctx.clock.now().toISOString();
      let left = await countDrawable(trx, trailId);
      let drawn = 0;
      for (; left > 0 && drawn < winners; left -= 1) {
        const userId = await findDrawable(trx, trailId, randomInt(left));
        if (userId === undefined) continue;
        const id = randomUUID();
        await insertWinner(trx, { id, trailId, userId, prize, drawnAt });
        await recordChange(trx, ctx, {
          ...{ kind: 'prize', verb: 'drawn', id, name: trail.name, userId },
          before: { prize: null },
          after: { prize },
        });
        drawn += 1;
      }
      if (drawn === 0) throw new AppError('draw.nobody');
      return await loadWinners(trx, trailId);
    },
    drawWinners,
  );
}

/**
 * Removes a winner who was drawn by mistake. They can be drawn again.
 * @returns the other winners of the trail
 * @throws AppError `draw.notFound`
 */
export async function removeWinner(ctx: Administrator, id: string): Promise<DrawWinners> {
  return await write(
    ctx.db,
    async (trx) => {
      const winner = await findWinner(trx, id);
      if (!winner || !(await deleteWinner(trx, id))) throw new AppError('draw.notFound');
      const { trailId, trailName: name, userId, prize } = winner;
      await recordChange(trx, ctx, {
        ...{ kind: 'prize', verb: 'undone', id, name, userId },
        before: { prize },
        after: { prize: null },
      });
      return await loadWinners(trx, trailId);
    },
    drawWinners,
  );
}
