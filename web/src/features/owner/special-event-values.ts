import { dayOf } from '@hoptrail/contracts/event-dates';
import { line } from '@hoptrail/contracts/fields';
import { type SpecialEvent, specialEventCreate } from '@hoptrail/contracts/special-events';
import type { FormValues } from '../../components/form-draft.ts';
import { completeLink } from '../../components/form-link.tsx';

export type OwnEventField = 'event' | 'date' | 'time' | 'details' | 'ticketLink' | 'logo';
export type FullEventField = OwnEventField | 'company' | 'address' | 'location' | 'rsvpRequired';

const ownEvent = specialEventCreate.pick({
  event: true,
  date: true,
  time: true,
  details: true,
  ticketLink: true,
  logo: true,
});
const fullEvent = specialEventCreate
  .omit({ ticketsUrl: true, taproom: true, breweryId: true })
  .extend({ address: line });

/** What the owner's form begins with: an event, or nothing. */
export function ownEventValues(event?: SpecialEvent): FormValues<OwnEventField> {
  return {
    event: event?.event ?? '',
    date: event ? (dayOf(event.date) ?? event.date) : '',
    time: event?.time ?? '',
    details: event?.details ?? '',
    ticketLink: event?.ticketLink ?? '',
    logo: event?.logo ?? '',
  };
}

/** What the administrators' form begins with. */
export function fullEventValues(event?: SpecialEvent): FormValues<FullEventField> {
  return {
    ...ownEventValues(event),
    company: event?.company ?? '',
    address: event?.address ?? '',
    location: event?.location ?? '',
    rsvpRequired: String(event?.rsvpRequired ?? false),
  };
}

/** What the server is sent; an empty picture or link as null. */
export function parseOwnEvent(values: FormValues<OwnEventField>) {
  return ownEvent.safeParse({ ...values, ticketLink: completeLink(values.ticketLink) });
}

/** Likewise, with an empty location as null. */
export function parseFullEvent(values: FormValues<FullEventField>) {
  return fullEvent.safeParse({
    ...values,
    ticketLink: completeLink(values.ticketLink),
    rsvpRequired: values.rsvpRequired === 'true',
  });
}
