import { addressLine } from '@hoptrail/contracts/breweries/address-line';
import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import type { LegacyEvent } from '@hoptrail/contracts/events/legacy';
import type { EventPreview } from '@hoptrail/contracts/events/preview';
import { knownRepetition } from '@hoptrail/contracts/events/repetition/repetition-names';
import { weekdayAt } from '@hoptrail/contracts/events/repetition/repetition-text';
import type { WeeklyEvent } from '@hoptrail/contracts/events/weekly';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { nextDayOf } from '@hoptrail/contracts/events/when/next-day';
import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import type { EventLeaf, PlaceLeaf, PostalAddressLeaf, ScheduleLeaf } from 'schema-dts';
import { hoursOf, momentsOf } from '../../features/events/shared/event-moments.rules.ts';
import { scheduleData } from './structured-schedules.ts';

/** The brewery of an event. */
type Host = Pick<
  BreweryDetail,
  'id' | 'name' | 'address' | 'city' | 'state' | 'zipCode' | 'timeZone' | 'closedAt' | 'closure'
>;

/** The currency of prices, which are numbers only. */
const CURRENCY = 'USD';

/**
 * Describes a special event by its next date; undefined if its date or time cannot be read. One that
 * repeats has its schedule beside that date, which Google requires.
 */
export function eventData(
  event: EventPreview,
  brewery: Host | undefined,
  picture: string | undefined,
): EventLeaf | undefined {
  const { when, ticketLink, places } = event;
  if (!when) return undefined;
  return {
    ...common(when, brewery, { name: event.company, picture }),
    name: event.event,
    url: `/special-event/${encodeURIComponent(event.id)}`,
    description: event.details,
    location: placeOf(event.location ?? event.company, event.address, brewery),
    ...(places !== null && { maximumAttendeeCapacity: places }),
    // Its price is not known.
    ...(ticketLink && { offers: { '@type': 'Offer', url: ticketLink } }),
    ...repetitionOf(event, when.timeZone, brewery),
  };
}

/** Returns the schedule of a special event that repeats; nothing for others. */
function repetitionOf(
  { date, time, repeats, repeatsUntil, notOn }: EventPreview,
  timeZone: string,
  brewery: Host | undefined,
): { eventSchedule?: ScheduleLeaf } {
  const [name, first] = [knownRepetition(repeats), dayOf(date)];
  const day = first && weekdays[weekdayAt(first)];
  if (!name || !day) return {};
  const when = hoursOf({ day, time, notOn }, { timeZone, closure: brewery?.closure ?? null });
  return when
    ? { eventSchedule: scheduleData({ name, first, last: dayOf(repeatsUntil ?? '') }, when) }
    : {};
}

/**
 * Describes a weekly event by its next date and its schedule; undefined if its times cannot be read, or
 * if it does not take place in the coming year.
 */
export function weeklyEventData(
  event: WeeklyEvent,
  brewery: Host,
  now: Date,
): EventLeaf | undefined {
  const { id, title, details, day, address, when } = event;
  const next = when && nextDayOf(event, when.timeZone, now.getTime());
  if (!next) return undefined;
  const { timeZone } = when;
  const { startsAt, endsAt } = occurrenceOn(next, timeZone, when);
  const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString(), timeZone };
  return {
    ...common(moments, brewery, { name: brewery.name, picture: undefined }),
    name: title,
    url: `/weekly-events/${day.toLowerCase()}?event=${encodeURIComponent(id)}`,
    description: details,
    location: placeOf(brewery.name, address, brewery),
    eventSchedule: scheduleData({ name: 'weekly', first: next }, when),
  };
}

/** Describes an event of the legacy kind; undefined if its date or times cannot be read. */
export function legacyEventData(
  event: LegacyEvent,
  brewery: Host,
  picture: string | undefined,
): EventLeaf | undefined {
  const time = `${event.startTime} - ${event.endTime}`;
  const when = momentsOf({ date: event.date, time }, brewery.timeZone);
  if (!when) return undefined;
  const url = `/events/${encodeURIComponent(event.id)}`;
  const { ticketRequired, ticketPrice: price } = event;
  return {
    ...common(when, brewery, { name: brewery.name, picture }),
    name: event.name,
    url,
    description: event.description,
    location: placeOf(brewery.name, brewery.address, brewery),
    ...(ticketRequired &&
      price !== null && { offers: { '@type': 'Offer', url, price, priceCurrency: CURRENCY } }),
  };
}

/** Describes where a brewery is. */
export function postalAddress({
  address,
  city,
  state,
  zipCode,
}: Pick<Host, 'address' | 'city' | 'state' | 'zipCode'>): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
  };
}

function common(
  { startsAt, endsAt, timeZone }: NonNullable<EventPreview['when']>,
  brewery: Host | undefined,
  { name, picture }: { name: string; picture: string | undefined },
): EventLeaf {
  return {
    '@type': 'Event',
    startDate: localText(timeZone, new Date(startsAt)),
    endDate: localText(timeZone, new Date(endsAt)),
    eventStatus: `https://schema.org/${brewery?.closedAt ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    organizer: {
      '@type': 'Organization',
      name,
      ...(brewery && { url: `/brewery/${encodeURIComponent(brewery.id)}` }),
    },
    ...(picture && { image: picture }),
  };
}

/** Returns where an event is. Its own address, unlike its brewery's, is one text without a town. */
function placeOf(name: string, address: string, brewery: Host | undefined): PlaceLeaf {
  const isThere = brewery && [brewery.address, addressLine(brewery)].includes(address);
  return {
    '@type': 'Place',
    name,
    address: isThere
      ? postalAddress(brewery)
      : { '@type': 'PostalAddress', streetAddress: address },
  };
}

/** Returns an instant as the local time of a zone with its offset (ISO 8601). */
function localText(timeZone: string, at: Date): string {
  const offset = offsetAt(timeZone, at.getTime());
  const wall = new Date(at.getTime() + offset).toISOString().slice(0, 19);
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${wall}${offset < 0 ? '-' : '+'}${parts.join(':')}`;
}
