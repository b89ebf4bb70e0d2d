import { closedThroughText } from '@hoptrail/contracts/breweries/closed-through';
import { dayAfter, firstOn, occurrenceOn } from '@hoptrail/contracts/events/when/event-days';
import { closureOn } from '@hoptrail/contracts/hours/open-status';
import { positionOf } from '@hoptrail/contracts/lib/distance';
import { CANCELLED_EVENT_MS, DAY_MS, PAST_EVENT_MS } from '@hoptrail/contracts/limits';
import type { EventKindName } from '@hoptrail/contracts/lists/history-kinds';
import { type Weekday, weekdays } from '@hoptrail/contracts/lists/weekdays';
import { soundInstant } from '../../../../lib/stored/stored-instant.ts';
import { longDate } from '../../../../lib/time-zones/long-date.ts';
import { dayIn, type ZonedPlace } from '../../../../lib/time-zones/time-zone.ts';
import { closureOf } from '../../../breweries/shared/stored-hours.ts';
import { hoursOf, momentsOf, zoneOfEvent } from '../../../events/shared/event-moments.rules.ts';
import type { CalendarEntry, Series } from '../ical/calendar-text.ts';

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
}

interface SpecialRow extends Row {
  date: string;
  location?: string | null;
  ticketLink?: string | null;
}

interface WeeklyRow extends Row {
  day: string;
  notOn?: string | null;
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
  // An event that was deleted after its start did take place.
  if (cancelledAt && startsAt <= cancelledAt) return undefined;
  const url = `${origin}/special-event/${encodeURIComponent(row.id)}`;
  const closure = closureOn(closureOf(row.hostId, row.closure), dayIn(when.timeZone, startsAt));
  const closed = closure ? [closedThroughText(longDate(closure.until))] : [];
  const tickets = row.ticketLink ? [`Tickets: ${row.ticketLink}`] : [];
  return {
    ...common(row, { cancelledAt, url, more: [...closed, ...tickets] }),
    uid: eventUid('specialEvent', row.id),
    place: [row.host, row.location, row.address].filter(Boolean).join(', '),
    position,
    ...{ startsAt, endsAt, timeZone: when.timeZone },
    isCancelled: cancelledAt !== undefined,
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
  const { time, notOn = null } = row;
  const host = { timeZone: zoneOfEvent(row), closure: closureOf(row.hostId, row.closure) };
  const [when, position] = [hoursOf({ day, time, notOn }, host), positionOf(row)];
  if (!when || !position) return undefined;
  const on = (date: string) => occurrenceOn(date, when.timeZone, when);
  const since = dayIn(when.timeZone, soundInstant(row.scheduledAt ?? row.createdAt));
  const first = firstOn(day, since);
  const cancelledAt = cancelledAtOf(row);
  const gone = cancelledAt ? lastOccurrences(day, first, cancelledAt, on) : [];
  const until = gone.at(-1)?.startsAt;
  const skipped = when.notOn
    .filter((date) => date >= first && firstOn(day, date) === date)
    .map(on)
    .filter(({ startsAt }) => !until || startsAt <= until)
    .filter(({ startsAt }) => !gone.some((one) => one.startsAt.getTime() === startsAt.getTime()));
  const shownSince = new Date(now.getTime() - CANCELLED_EVENT_MS);
  const series: Series = {
    until,
    leftOut: skipped.filter(({ endsAt }) => endsAt < shownSince).map(({ startsAt }) => startsAt),
    cancelled: [...skipped.filter(({ endsAt }) => endsAt >= shownSince), ...gone],
  };
  const url = `${origin}/weekly-events/${day.toLowerCase()}`;
  return {
    ...common(row, { cancelledAt, url, more: [] }),
    uid: eventUid('weeklyEvent', row.id),
    place: `${row.host}, ${row.address}`,
    position,
    ...on(first),
    timeZone: when.timeZone,
    isCancelled: false,
    series,
  };
}

/** Returns the occurrences that a series is shown as cancelled for: those of the next 30 days. */
function lastOccurrences(
  weekday: Weekday,
  first: string,
  cancelledAt: Date,
  on: (day: string) => { startsAt: Date; endsAt: Date },
) {
  const from = cancelledAt.toISOString().slice(0, 10);
  const next = firstOn(weekday, from > first ? dayAfter(from, -1) : first);
  const weeks = Math.ceil(CANCELLED_EVENT_MS / DAY_MS / 7);
  return Array.from({ length: weeks }, (_, week) => on(dayAfter(next, week * 7))).filter(
    ({ startsAt }) => startsAt > cancelledAt,
  );
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
