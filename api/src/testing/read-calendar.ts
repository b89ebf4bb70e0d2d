import ICAL from 'ical.js';
import { expect } from 'vitest';
import type { Person } from './person.ts';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** An event of a calendar as another program reads it. */
export interface ReadEvent {
  uid: string;
  summary: string;
  description: string;
  location: string;
  url: string;
  status: string;
  sequence: number;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  changedAt: string;
  /** The start that an occurrence of a series had. */
  recurrenceId: string | undefined;
  /** The starts of the next occurrences, of a series. */
  starts: string[];
}

/** Fetches a calendar as this person, and returns its events. */
export async function readEvents(person: Person, path: string): Promise<ReadEvent[]> {
  const response = await person.call('GET', path);
  expect(response.statusCode, path).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  return readCalendar(response.body).events;
}

/**
 * Reads a calendar with a parser that is not ours, and expects the rules of RFC 5545 and of the
 * calendars of Apple, Google and Outlook:
 * - lines end by CRLF and have at most 75 octets (3.1), which Outlook and Google insist on;
 * - each zone is defined once, by one STANDARD and at most one DAYLIGHT, which Outlook insists on;
 * - DTSTART, DTEND, EXDATE and RECURRENCE-ID of an event are local times of one of these zones;
 * - UNTIL is in UTC (3.3.10) and not before DTSTART, and DTSTART is itself an occurrence;
 * - a series is there once, and each RECURRENCE-ID is one of its occurrences;
 * - there is no METHOD and no ORGANIZER, which make an invitation of it.
 * @returns its events, with `starts` of at most 60 occurrences
 */
export function readCalendar(text: string): { name: string; events: ReadEvent[] } {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toBeTruthy();
  expect(calendar.getAllProperties('method')).toEqual([]);
  expect(calendar.getAllSubcomponents().length).toBeGreaterThan(0);

  const zones = new Map<string, ICAL.Timezone>();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    const id = String(zone.getFirstPropertyValue('tzid'));
    expect(zones.has(id)).toBe(false);
    expect(zone.getAllSubcomponents('standard')).toHaveLength(1);
    expect(zone.getAllSubcomponents('daylight').length).toBeLessThanOrEqual(1);
    zones.set(id, new ICAL.Timezone(zone));
  }
  const components = calendar.getAllSubcomponents('vevent');
  const events = components.map((component) => readEvent(component, zones));
  const masters = events.filter(({ recurrenceId }) => recurrenceId === undefined);
  expect(new Set(masters.map(({ uid }) => uid)).size).toBe(masters.length);
  for (const { uid, recurrenceId } of events) {
    if (recurrenceId === undefined) continue;
    expect(masters.find((one) => one.uid === uid)?.starts).toContain(recurrenceId);
  }
  // The parser knows no type of this property, and leaves its text as it is written.
  const name = String(calendar.getFirstPropertyValue('x-wr-calname')).replace(/\\(.)/g, '$1');
  return { name, events };
}

function readEvent(component: ICAL.Component, zones: Map<string, ICAL.Timezone>): ReadEvent {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
  const local = (name: string) =>
    component.getAllProperties(name).map((property) => {
      const id = String(property.getFirstParameter('tzid'));
      const zone = zones.get(id);
      expect(zone, `${name} in ${id}`).toBeDefined();
      const time = timeOf(property.getFirstValue());
      return { id, time, at: instantOf(time, zone) };
    });
  for (const name of ['dtstamp', 'last-modified', 'created']) expect(value(name)).toMatch(/Z$/);
  expect(component.getAllProperties('organizer')).toEqual([]);
  expect(value('uid').length).toBeLessThan(255);
  const [start] = local('dtstart');
  const [end] = local('dtend');
  const [recurrence] = local('recurrence-id');
  const left = local('exdate');
  const used = [start, end, recurrence, ...left].filter((one) => one !== undefined);
  expect(new Set(used.map(({ id }) => id)).size).toBe(1);
  if (!start || !end) throw new Error('An event has no time.');
  expect(end.at > start.at).toBe(true);
  const given = component.getFirstPropertyValue('rrule');
  const rule = given instanceof ICAL.Recur ? given : undefined;
  if (rule?.until) {
    expect(rule.until.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(rule.until.toJSDate() >= start.at).toBe(true);
  }
  if (rule) expect(weekdaysOf(rule)).toBe(WEEKDAYS[start.time.dayOfWeek() - 1]);
  return {
    uid: value('uid'),
    summary: value('summary'),
    description: value('description'),
    location: value('location'),
    url: value('url'),
    status: value('status'),
    sequence: Number(value('sequence')),
    startsAt: start.at.toISOString(),
    endsAt: end.at.toISOString(),
    timeZone: start.id,
    changedAt: new Date(value('last-modified')).toISOString(),
    recurrenceId: recurrence?.at.toISOString(),
    starts: rule ? startsOf(component, zones.get(start.id)) : [],
  };
}

/** Returns the weekdays of a rule, without their place in the month. */
function weekdaysOf(rule: ICAL.Recur): string {
  return String(rule.getComponent('BYDAY')).replace(/^-?\d/, '');
}

const MAX_STARTS = 60;

function startsOf(component: ICAL.Component, zone: ICAL.Timezone | undefined): string[] {
  const starts: string[] = [];
  const series = new ICAL.RecurExpansion({
    component,
    dtstart: inZone(timeOf(component.getFirstPropertyValue('dtstart')), zone),
  });
  for (let at = series.next(); at && starts.length < MAX_STARTS; at = series.next()) {
    starts.push(instantOf(at, zone).toISOString());
  }
  return starts;
}

function timeOf(value: unknown): ICAL.Time {
  if (value instanceof ICAL.Time) return value;
  throw new Error(`${value} is no time.`);
}

function inZone(time: ICAL.Time, zone: ICAL.Timezone | undefined): ICAL.Time {
  if (!zone) throw new Error('A time has no zone.');
  const local = time.clone();
  local.zone = zone;
  return local;
}

function instantOf(time: ICAL.Time, zone: ICAL.Timezone | undefined): Date {
  return new Date(inZone(time, zone).toUnixTime() * 1000);
}
