import { z } from 'zod';
import type { Caller } from '../../access/sessions.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { lockRows } from '../../db/locks.ts';
import type { EventTable } from '../../db/tables/tables.ts';
import { AppError } from '../../errors.ts';
import { insertWholeRow } from '../history/shared/deleted-rows.repo.ts';
import { deleteCancelledEvent } from './cancelled-events.repo.ts';
import { authorizeEvent, loadActor } from './rights/ownership.ts';

const deletedEvent = z.looseObject({
  id: z.string(),
  breweryId: z.string().nullable(),
  ownerId: z.string().nullable(),
  sequence: z.int(),
});

/**
 * Inserts a deleted event again, with its id. Calendars, which show it as cancelled, take it back.
 * @returns the row
 * @throws AppError `history.undone` if it exists, `brewery.lost`, `auth.forbidden`
 */
export async function restoreEvent(
  trx: Db,
  ctx: Context & { caller: Caller },
  table: EventTable,
  stored: object,
): Promise<{ id: string }> {
  const row = deletedEvent.parse(stored);
  const { breweryId } = row;
  if (breweryId !== null) await lockRows(trx, 'breweries', [breweryId]);
  const actor = { ...(await loadActor(trx, ctx.caller)), caller: ctx.caller };
  const { row: event } = await authorizeEvent(trx, actor, row);
  // The cancellation counted as one change of the event.
  const sequence = event.sequence + 2;
  const whole = { ...event, sequence, changedAt: ctx.clock.now().toISOString() };
  if (!(await insertWholeRow(trx, table, whole))) throw new AppError('history.undone');
  await deleteCancelledEvent(trx, event.id);
  return event;
}
