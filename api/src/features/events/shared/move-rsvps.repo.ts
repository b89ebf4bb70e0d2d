import type { Db } from '../../../db/database.ts';

/**
 * Moves those who come to an event from one date to another, as its owner moved the event.
 * @param from the date before, `YYYY-MM-DD`, like the other
 */
export async function moveRsvps(
  trx: Db,
  eventId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const moved = trx
    .selectFrom('event_rsvps')
    .select('userId')
    .where('eventId', '=', eventId)
    .where('date', '=', to);
  await trx
    .deleteFrom('event_rsvps')
    .where('eventId', '=', eventId)
    .where('date', '=', from)
    .where('userId', 'in', moved)
    .execute();
  await trx
    .updateTable('event_rsvps')
    .set({ date: to, movedFrom: from })
    .where('eventId', '=', eventId)
    .where('date', '=', from)
    .execute();
}
