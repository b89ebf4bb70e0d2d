import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import {
  weeklyEvent,
  type weeklyEventCreate,
  weeklyEventUpdate,
} from '@hoptrail/contracts/events/weekly';
import type { z } from 'zod';
import { defined } from '../../../lib/defined.ts';
import { eventWrites } from '../event-writes.ts';
import {
  deleteWeeklyEvent,
  findWeeklyEventById,
  insertWeeklyEvent,
  updateWeeklyEvent,
} from '../shared/weekly-events.repo.ts';

/** Creates, changes and deletes weekly events. */
export const weeklyEvents = eventWrites({
  kind: 'weeklyEvent',
  answer: weeklyEvent,
  changes: weeklyEventUpdate,
  pictures: ['eventPhoto', 'logo'],
  name: ({ title }) => title,
  // The row stores the title twice, as `title` and as `event`.
  history: ({ event: _, ...fields }) => fields,
  host: ({ breweryId, brewery }: z.infer<typeof weeklyEventCreate>) => ({
    breweryId,
    name: brewery,
  }),
  // The name of another brewery moves the event there, as its id does.
  newHost: ({ breweryId, brewery }: z.infer<typeof weeklyEventUpdate>, before) => {
    const name = brewery ?? before.brewery;
    const stays =
      breweryId === undefined ? name === before.brewery : breweryId === before.breweryId;
    return stays ? undefined : { breweryId, name };
  },
  find: findWeeklyEventById,
  insert: (trx, input, { brewery, ...added }) =>
    insertWeeklyEvent(trx, {
      ...added,
      title: input.title,
      event: input.title,
      day: input.day,
      time: input.time,
      details: input.details,
      notOn: input.notOn ?? null,
      brewery: brewery?.name ?? input.brewery,
      eventPhoto: input.eventPhoto ?? null,
      logo: input.logo ?? null,
      instagram: input.instagram ?? null,
      twitter: input.twitter ?? null,
      facebook: input.facebook ?? null,
      breweryId: brewery?.id ?? null,
    }),
  update: (trx, event, { id: _, basedOn: __, ...changes }, { changedAt, brewery }) => {
    const { day, time } = { ...event.row, ...defined(changes) };
    const isMoved = day !== event.row.day || time !== event.row.time;
    return updateWeeklyEvent(trx, event, {
      ...(isMoved && { scheduledAt: changedAt }),
      ...defined({
        ...changes,
        event: changes.title,
        brewery: brewery?.name ?? changes.brewery,
        address: changes.address ?? (brewery ? addressLine(brewery) : undefined),
        breweryId: brewery === null ? null : brewery?.id,
      }),
    });
  },
  delete: deleteWeeklyEvent,
});
