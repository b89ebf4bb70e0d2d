import { line } from '@hoptrail/contracts/fields';
import { dayOf } from '@hoptrail/contracts/lib/event-dates';
import {
  type SpecialEvent,
  specialEvent,
  specialEventCreate,
} from '@hoptrail/contracts/special-events';
import type { FormValues } from '../../../../components/form/drafts/form-draft.ts';
import { completeLink } from '../../../../components/form/form-link.tsx';

export type OwnEventField =
  | 'event'
  | 'date'
  | 'time'
  | 'details'
  | 'taproom'
  | 'ticketLink'
  | 'logo';
export type FullEventField = OwnEventField | 'company' | 'address' | 'location' | 'rsvpRequired';
export type OwnEventSeen = Pick<SpecialEvent, OwnEventField>;
export type FullEventSeen = Pick<SpecialEvent, FullEventField>;

const own = {
  event: true,
  date: true,
  time: true,
  details: true,
  taproom: true,
  ticketLink: true,
  logo: true,
} as const;
const full = { ...own, company: true, address: true, location: true, rsvpRequired: true } as const;

const ownStored = specialEvent.pick(own);
const fullStored = specialEvent.pick(full);
const ownInput = specialEventCreate.pick(own);
const fullInput = specialEventCreate.pick(full).extend({ address: line });

export const ownEventLabels: Readonly<Record<OwnEventField, string>> = {
  event: 'Event Name',
  date: 'Date',
  time: 'Time',
  details: 'Details',
  taproom: 'Taproom Event',
  ticketLink: 'Tickets URL (if needed)',
  logo: 'Event Image',
};

export const fullEventLabels: Readonly<Record<FullEventField, string>> = {
  ...ownEventLabels,
  company: 'Company',
  address: 'Address',
  location: 'Location',
  rsvpRequired: 'RSVP Required',
  ticketLink: 'Ticket Link',
};

/** What the owner's form begins with: an event, or nothing. */
export function ownEventValues(event?: OwnEventSeen): FormValues<OwnEventField> {
  return {
    event: event?.event ?? '',
    date: event ? (dayOf(event.date) ?? event.date) : '',
    time: event?.time ?? '',
    details: event?.details ?? '',
    taproom: String(event?.taproom ?? false),
    ticketLink: event?.ticketLink ?? '',
    logo: event?.logo ?? '',
  };
}

/** What the administrators' form begins with. */
export function fullEventValues(event?: FullEventSeen): FormValues<FullEventField> {
  return {
    ...ownEventValues(event),
    company: event?.company ?? '',
    address: event?.address ?? '',
    location: event?.location ?? '',
    rsvpRequired: String(event?.rsvpRequired ?? false),
  };
}

/** The event that the owner's form changes. */
export function ownEventBasis(event: SpecialEvent) {
  return {
    seen: ownStored.parse(event),
    read: (json: unknown) => ownStored.safeParse(json).data,
    values: ownEventValues,
  };
}

/** The event that the administrators' form changes. */
export function fullEventBasis(event: SpecialEvent) {
  return {
    seen: fullStored.parse(event),
    read: (json: unknown) => fullStored.safeParse(json).data,
    values: fullEventValues,
  };
}

/** What the server is sent; an empty picture or link as null. */
export function parseOwnEvent(values: FormValues<OwnEventField>) {
  return ownInput.safeParse({
    ...values,
    ticketLink: completeLink(values.ticketLink),
    taproom: values.taproom === 'true',
  });
}

/** Likewise, with an empty location as null. */
export function parseFullEvent(values: FormValues<FullEventField>) {
  return fullInput.safeParse({
    ...values,
    ticketLink: completeLink(values.ticketLink),
    rsvpRequired: values.rsvpRequired === 'true',
    taproom: values.taproom === 'true',
  });
}

export type OwnEventInput = NonNullable<ReturnType<typeof parseOwnEvent>['data']>;
export type FullEventInput = NonNullable<ReturnType<typeof parseFullEvent>['data']>;
