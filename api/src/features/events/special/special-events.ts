import {
  specialEvent,
  type specialEventCreate,
  type specialEventUpdate,
} from '@hoptrail/contracts/events/special';
import { eventSortKey } from '@hoptrail/contracts/events/when/sort-key';
import type { z } from 'zod';
import { defined } from '../../../lib/defined.ts';
import { eventWrites } from '../event-writes.ts';
import {
  deleteSpecialEvent,
  findSpecialEventById,
  insertSpecialEvent,
  updateSpecialEvent,
} from '../shared/special-events.repo.ts';
import { newEventId } from './new-event-id.ts';

/** Creates, changes and deletes special events. */
export const specialEvents = eventWrites({
  kind: 'specialEvent',
  answer: specialEvent,
  pictures: ['logo'],
  name: ({ event }) => event,
  history: (event) => event,
  host: ({ breweryId, company }: z.infer<typeof specialEventCreate>) => ({
    breweryId,
    name: company,
  }),
  newHost: ({ breweryId }: z.infer<typeof specialEventUpdate>) =>
    breweryId ? { breweryId, name: '' } : undefined,
  find: findSpecialEventById,
  newId: newEventId,
  insert: (trx, input, { brewery, ...added }) =>
    insertSpecialEvent(trx, {
      ...added,
      company: input.company,
      event: input.event,
      details: input.details,
      time: input.time,
      date: input.date,
      sortAt: eventSortKey(input.date, input.time) ?? null,
      taproom: flag(input.taproom ?? false),
      rsvpRequired: flag(input.rsvpRequired ?? false),
      location: input.location ?? null,
      ticketLink: input.ticketLink ?? input.ticketsUrl ?? null,
      logo: input.logo ?? null,
      breweryId: brewery?.id ?? null,
    }),
  update: (trx, event, { id: _, basedOn: __, ticketsUrl, ...changes }, { brewery }) => {
    const { address, rsvpRequired, taproom, ticketLink = ticketsUrl } = changes;
    const { date, time } = { ...event.row, ...defined(changes) };
    return updateSpecialEvent(
      trx,
      event,
      defined({
        ...changes,
        ticketLink,
        address: address ?? undefined,
        rsvpRequired: rsvpRequired === undefined ? undefined : flag(rsvpRequired),
        taproom: taproom === undefined ? undefined : flag(taproom),
        sortAt: eventSortKey(date, time) ?? null,
        breweryId: brewery?.id,
      }),
    );
  },
  delete: deleteSpecialEvent,
});

function flag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
