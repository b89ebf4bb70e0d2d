import { closedThroughText } from '@hoptrail/contracts/breweries/closed-through';
import {
  knownRepetition,
  type RepetitionName,
} from '@hoptrail/contracts/events/repetition/repetition-names';
import { weekdayAt } from '@hoptrail/contracts/events/repetition/repetition-text';
import { dayOf } from '@hoptrail/contracts/events/when/event-dates';
import { firstOn, occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { closureOn } from '@hoptrail/contracts/hours/open-status';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { PAST_EVENT_MS } from '@hoptrail/contracts/limits';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import { weekdays } from '@hoptrail/contracts/lists/weekdays';
import { soundInstant } from '../../../../lib/stored/stored-instant.ts';
import { longDate } from '../../../../lib/time-zones/long-date.ts';
import { dayIn, type ZonedPlace } from '../../../../lib/time-zones/time-zone.ts';
import { closureOf } from '../../../breweries/shared/stored-hours.ts';
import { hoursOf, momentsOf, zoneOfEvent } from '../../../events/shared/event-moments.rules.ts';
import type { CalendarEntry } from '../ical/calendar-text.ts';
import { seriesOf } from './series.rules.ts';

/** What the rows of events have in common. */
interface Row extends ZonedPlace {
  id: string;
  title: string;
  hostId: string;
  host: string;
  address: string;
  time: string;
  sequence: number;
  createdAt: string;
  /** When its brewery closed. */
  closedAt: string | null;
  /** JSON; when its brewery is closed for a while. */
  closure: string | null;
  changedAt?: string | null;
  /** When it was deleted. */
  cancelledAt?: string;
  details?: string;
  notOn?: string | null;
}

interface SpecialRow extends Row {
  date: string;
  location?: string | null;
  ticketLink?: string | null;
  repeats: string | null;
  repeatsUntil: string | null;
  repeatsSince: string | null;
}

interface WeeklyRow extends Row {
  day: string;
  scheduledAt: string | null;
}

/** When and where a calendar is written. */
export interface Around {
  now: Date;
  /** The address of this server, such as `https://beer.example`. */
  origin: string;
}

const uidPrefixes: Record<EventKindName, string> = {
  specialEvent: 'special-event',
  weeklyEvent: 'weekly-event',
};

/** Returns the name of an event in all calendars. */
export function eventUid(kind: EventKindName, id: string): string {
  return `${uidPrefixes[kind]}-${id}@hoptrail`;
}

/**
 * Returns a special event as an entry of a calendar; undefined if its time cannot be read, or if it was
 * over or has been cancelled for too long.
 * @throws RangeError if a stored instant cannot be read
 */
export function specialEntry(row: SpecialRow, { now, origin }: Around): CalendarEntry | undefined {
  const [when, position] = [momentsOf(row, zoneOfEvent(row)), positionOf(row)];
  if (!when || !position) return undefined;
  const [startsAt, endsAt] = [new Date(when.startsAt), new Date(when.endsAt)];
  const cancelledAt = cancelledAtOf(row);
  if (endsAt.getTime() < now.getTime() - PAST_EVENT_MS) return undefined;
  const [name, first] = [knownRepetition(row.repeats), row.repeatsSince];
  const last = dayOf(row.repeatsUntil ?? '');
  const series = name && first !== null && repeatedMoments(row, { name, first, last }, now);
  // An event that was deleted after its start did take place.
  if (!series && cancelledAt && startsAt <= cancelledAt) return undefined;
  const url = `${origin}/special-event/${encodeURIComponent(row.id)}`;
  const closure = closureOn(closureOf(row.hostId, row.closure), dayIn(when.timeZone, startsAt));
  const closed = closure && !series ? [closedThroughText(longDate(closure.until))] : [];
  const tickets = row.ticketLink ? [`Tickets: ${row.ticketLink}`] : [];
  return {
    ...common(row, { cancelledAt, url, more: [...closed, ...tickets] }),
    uid: eventUid('specialEvent', row.id),
    place: [row.host, row.location, row.address].filter(Boolean).join(', '),
    position,
    ...{ startsAt, endsAt, timeZone: when.timeZone },
    isCancelled: cancelledAt !== undefined,
    ...series,
  };
}

/**
 * Returns a weekly event as a series; undefined if its time cannot be read. Its first occurrence is the
 * first after it was made, or after its day or time last changed.
 * @throws RangeError if a stored instant cannot be read
 */
export function weeklyEntry(row: WeeklyRow, { now, origin }: Around): CalendarEntry | undefined {
  const day = weekdays.find((weekday) => weekday === row.day);
  if (!day) return undefined;
  const [timeZone, position] = [zoneOfEvent(row), positionOf(row)];
  if (!timeZone || !position) return undefined;
  const first = firstOn(day, dayIn(timeZone, soundInstant(row.scheduledAt ?? row.createdAt)));
  const moments = repeatedMoments(row, { name: 'weekly', first }, now);
  if (!moments) return undefined;
  const url = `${origin}/weekly-events/${day.toLowerCase()}`;
  return {
    ...common(row, { cancelledAt: cancelledAtOf(row), url, more: [] }),
    uid: eventUid('weeklyEvent', row.id),
    place: `${row.host}, ${row.address}`,
    position,
    ...moments,
  };
}

/** Returns the first moments of an event that repeats, and its series; undefined if its time cannot be read. */
function repeatedMoments(
  row: Row,
  { name, first, last }: { name: RepetitionName; first: string; last?: string | undefined },
  now: Date,
) {
  const day = weekdays[weekdayAt(first)];
  const host = { timeZone: zoneOfEvent(row), closure: closureOf(row.hostId, row.closure) };
  const when = day && hoursOf({ day, time: row.time, notOn: row.notOn ?? null }, host);
  if (!when) return undefined;
  const { timeZone, notOn } = when;
  const on = (date: string) => occurrenceOn(date, timeZone, when);
  const cancelledAt = cancelledAtOf(row);
  const series = seriesOf({ name, first, last, notOn, on, cancelledAt }, now);
  return { ...on(first), timeZone, isCancelled: false, series };
}

function cancelledAtOf({ cancelledAt, closedAt }: Row): Date | undefined {
  const at = cancelledAt ?? closedAt;
  return at ? soundInstant(at) : undefined;
}

function common(
  row: Row,
  { cancelledAt, url, more }: { cancelledAt: Date | undefined; url: string; more: string[] },
) {
  const changedAt = soundInstant(row.changedAt ?? row.createdAt);
  return {
    title: row.title,
    description: [row.details, ...more, url].filter(Boolean).join('\n\n'),
    url,
    createdAt: soundInstant(row.createdAt),
    changedAt: cancelledAt && cancelledAt > changedAt ? cancelledAt : changedAt,
    sequence: row.sequence + (cancelledAt ? 1 : 0),
  };
}
