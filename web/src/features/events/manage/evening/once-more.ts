import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import type { OwnSpecialSeen } from '../special/special-event-values.ts';

/** Returns the initial values of a special event like a past or weekly one, on one day. */
export function onceMore(event: SpecialEvent | WeeklyEvent, date: string): OwnSpecialSeen {
  const once = { date, repeats: null, repeatsUntil: null, notOn: null };
  if ('date' in event) return { ...event, ...once };
  const { title, time, details, address, eventPhoto } = event;
  return {
    ...once,
    ...{ event: title, time, details, address, logo: eventPhoto },
    location: null,
    taproom: true,
    places: null,
    rsvpRequired: false,
    ticketLink: null,
  };
}
