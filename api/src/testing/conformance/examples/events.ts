import type { Examples } from './example.ts';
import { specialEvent, weeklyEvent } from './fields.ts';

/** Inputs of the procedures about events. */
export const events: Examples = {
  'events.byId': ({ legacyEventId }) => ({ id: legacyEventId }),
  'events.ofBrewery': ({ breweryId }) => ({ breweryId }),
  'events.special.byId': ({ specialEventId }) => ({ id: specialEventId }),
  'events.special.preview': ({ specialEventId }) => ({ id: specialEventId }),
  'events.special.create': ({ breweryId }) => ({ ...specialEvent(), breweryId }),
  'events.special.update': ({ specialEventId }) => ({ ...specialEvent(), id: specialEventId }),
  'events.special.delete': ({ specialEventId }) => ({ id: specialEventId }),
  'events.rsvps.status': ({ specialEventId }) => ({ id: specialEventId }),
  'events.rsvps.take': ({ specialEventId }) => ({ id: specialEventId, date: '2031-02-14' }),
  'events.rsvps.cancel': ({ specialEventId }) => ({ id: specialEventId, date: '2031-02-14' }),
  'events.rsvps.guests': ({ specialEventId }) => ({ id: specialEventId }),
  'events.weekly.byDay': () => ({ day: 'wednesday' }),
  'events.weekly.create': ({ breweryId }) => ({ ...weeklyEvent(), breweryId }),
  'events.weekly.update': ({ weeklyEventId, eventBreweryId }) => ({
    ...weeklyEvent(),
    id: weeklyEventId,
    ...(eventBreweryId && { breweryId: eventBreweryId }),
  }),
  'events.weekly.delete': ({ weeklyEventId }) => ({ id: weeklyEventId }),
};
