import {
  specialEvent,
  type specialEventCreate,
  specialEventUpdate,
} from '@hoptrail/contracts/events/special';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import type { z } from 'zod';
import { defined } from '../../../lib/defined.ts';
import { eventWrites } from '../event-writes.ts';
import { moveRsvps } from '../shared/move-rsvps.repo.ts';
import {
  deleteSpecialEvent,
  findSpecialEventById,
  insertSpecialEvent,
  updateSpecialEvent,
} from '../shared/special-events.repo.ts';
import { newEventId } from './new-event-id.ts';
import { scheduleColumns } from './series.rules.ts';

/** Creates, changes and deletes special events. */
export const specialEvents = eventWrites({
  kind: 'specialEvent',
  answer: specialEvent,
  changes: specialEventUpdate,
  pictures: ['logo'],
  name: ({ event }) => event,
  history: (event) => event,
  host: ({ breweryId, company }: z.infer<typeof specialEventCreate>) => ({
    breweryId,
    name: company,
  }),
  newHost: ({ breweryId }: z.infer<typeof specialEventUpdate>, before) => {
    if (breweryId === undefined || breweryId === before.breweryId) return undefined;
    return breweryId === null ? null : { breweryId, name: '' };
  },
  find: findSpecialEventById,
  newId: newEventId,
  insert: (trx, input, { brewery, ...added }) =>
    insertSpecialEvent(trx, {
      ...added,
      company: input.company,
      event: input.event,
      details: input.details,
      time: input.time,
      ...scheduleColumns(input),
      repeats: input.repeats ?? null,
      repeatsUntil: input.repeatsUntil ?? null,
      notOn: input.notOn ?? null,
      taproom: flag(input.taproom ?? false),
      rsvpRequired: flag(input.rsvpRequired ?? false),
      places: input.places ?? null,
      location: input.location ?? null,
      ticketLink: input.ticketLink ?? input.ticketsUrl ?? null,
      logo: input.logo ?? null,
      breweryId: brewery?.id ?? null,
    }),
  update: async (trx, event, { id: _, basedOn: __, ticketsUrl, ...changes }, { brewery }) => {
    const { address, rsvpRequired, taproom, ticketLink = ticketsUrl } = changes;
    const after = { ...event.row, ...defined(changes) };
    const schedule = scheduleColumns(after, event.row);
    const [from, wanted, to] = [event.row.date, after.date, schedule.date].map(dayOf);
    // A date that is only left out is not moved: those who wanted to come learn that it is cancelled.
    if (from && to && from !== wanted) await moveRsvps(trx, event.row.id, { from, to });
    return await updateSpecialEvent(
      trx,
      event,
      defined({
        ...changes,
        ticketLink,
        address: address ?? undefined,
        rsvpRequired: rsvpRequired === undefined ? undefined : flag(rsvpRequired),
        taproom: taproom === undefined ? undefined : flag(taproom),
        ...schedule,
        breweryId: brewery === null ? null : brewery?.id,
      }),
    );
  },
  delete: deleteSpecialEvent,
});

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
