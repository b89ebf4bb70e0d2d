import { wallTime } from '@hoptrail/contracts/lib/zone-clock';
import { type ContentLine, component, contentLines, textValue } from './content-lines.ts';
import { timeZoneComponent } from './time-zone-component.ts';

/** An event in a calendar. */
export interface CalendarEntry {
  /** Never changes, and differs from those of all other events. */
  uid: string;
  title: string;
  description: string;
  place: string;
  position: { latitude: number; longitude: number };
  /** The address of its page. */
  url: string;
  /** The start and the end; of a series those of its first occurrence. */
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  createdAt: Date;
  changedAt: Date;
  /** How often it was changed. */
  sequence: number;
  isCancelled: boolean;
  series?: Series;
}

/** The repetition of an event. */
export interface Series {
  /** The rule without its end (RFC 5545, 3.3.10), such as `FREQ=MONTHLY;BYDAY=1FR`. */
  rule: string;
  /** The rule in words, such as `First Friday of the month`. */
  text: string;
  /** The start of the last occurrence; absent if it goes on. */
  until: Date | undefined;
  /** The starts of occurrences that are left out. */
  leftOut: readonly Date[];
  /** The occurrences that are shown as cancelled. */
  cancelled: readonly { startsAt: Date; endsAt: Date }[];
}

/** A calendar without its events. */
export interface CalendarHead {
  name: string;
  description: string;
}

const UTC = 'Etc/UTC';
/** How often calendars are asked to look for changes. Google decides itself. */
const REFRESH = 'PT12H';

/**
 * Returns a calendar as text (RFC 5545). What clients break on decides the rest:
 * - Every time is local with the TZID of a VTIMEZONE of the same calendar, because Outlook moves those
 *   in UTC of a weekly series by an hour when clocks change. UNTIL alone is in UTC (3.3.10).
 * - There is no METHOD and no ORGANIZER: Outlook and Google take events that have them for invitations.
 * - There is always one component: Apple's Calendar refuses a calendar without any (3.6).
 * - A cancelled event says so in its title too, because Outlook shows no STATUS.
 * - Google and Outlook take changes only with a greater SEQUENCE.
 */
export function calendarText(head: CalendarHead, entries: readonly CalendarEntry[]): string {
  const zones = Map.groupBy(entries, ({ timeZone }) => timeZone);
  const [name, description] = [textValue(head.name), textValue(head.description)];
  const lines: ContentLine[] = [
    ['VERSION', '2.0'],
    ['PRODID', '-//Hoptrail//Events//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['DESCRIPTION', description],
    ['X-WR-CALDESC', description],
    ['REFRESH-INTERVAL', REFRESH, { VALUE: 'DURATION' }],
    ['X-PUBLISHED-TTL', REFRESH],
    ...(zones.size === 0 ? timeZoneComponent(UTC, new Date(0)) : []),
    ...[...zones].flatMap(([zone, ofZone]) => zoneLines(zone, ofZone)),
    ...entries.flatMap(eventLines),
  ];
  return contentLines(component('VCALENDAR', lines));
}

function zoneLines(timeZone: string, entries: readonly CalendarEntry[]): ContentLine[] {
  const starts = entries.map(({ startsAt }) => startsAt.getTime());
  return timeZoneComponent(timeZone, new Date(Math.min(...starts)), new Date(Math.max(...starts)));
}

function eventLines(entry: CalendarEntry): ContentLine[] {
  const { series, timeZone } = entry;
  if (!series) return occurrence(entry, entry, []);
  const until = series.until ? `;UNTIL=${instantText(series.until)}` : '';
  const master = occurrence(entry, entry, [
    ['RRULE', `${series.rule}${until}`],
    ...series.leftOut.map((start) => localLine('EXDATE', start, timeZone)),
  ]);
  const changed = series.cancelled.flatMap((one) =>
    occurrence({ ...entry, isCancelled: true }, one, [
      localLine('RECURRENCE-ID', one.startsAt, timeZone),
    ]),
  );
  return [...master, ...changed];
}

function occurrence(
  entry: CalendarEntry,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  more: readonly ContentLine[],
): ContentLine[] {
  const { latitude, longitude } = entry.position;
  return component('VEVENT', [
    ['UID', textValue(entry.uid)],
    ['DTSTAMP', instantText(entry.changedAt)],
    ['CREATED', instantText(entry.createdAt)],
    ['LAST-MODIFIED', instantText(entry.changedAt)],
    ['SEQUENCE', entry.sequence],
    localLine('DTSTART', startsAt, entry.timeZone),
    localLine('DTEND', endsAt, entry.timeZone),
    ...more,
    ['SUMMARY', textValue(entry.isCancelled ? `Cancelled: ${entry.title}` : entry.title)],
    ['DESCRIPTION', textValue(entry.description)],
    ['LOCATION', textValue(entry.place)],
    ['GEO', `${latitude};${longitude}`],
    ['URL', entry.url],
    ['STATUS', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'],
    // The events do not make subscribers busy.
    ['TRANSP', 'TRANSPARENT'],
  ]);
}

function localLine(name: string, at: Date, timeZone: string): ContentLine {
  const wall = new Date(wallTime(timeZone, at.getTime()));
  return [name, basicText(wall), { TZID: timeZone }];
}

function instantText(at: Date): string {
  return `${basicText(at)}Z`;
}

function basicText(at: Date): string {
  return at.toISOString().slice(0, 19).replace(/[-:]/g, '');
}
