import { DAY_MS } from '@hoptrail/contracts/limits';
import { LRUCache } from 'lru-cache';
import { type ContentLine, component } from './content-lines.ts';
import { type ZoneChange, zoneChanges } from './zone-changes.ts';

/** For how many years after the last known event the changes of a zone are written. */
const YEARS = 30;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const components = new LRUCache<string, ContentLine[]>({ max: 500 });

/**
 * Returns the VTIMEZONE of a zone (RFC 5545, 3.6.5), by the rules of the server's zone data. Each offset
 * has one observance, because Outlook refuses a calendar with more than one STANDARD. It has a yearly
 * rule where all its changes follow one. The others are listed (RDATE) for 30 years: Outlook reads no
 * rule that names both a weekday and days of the month, which most of these zones would need, and reads
 * a list as the rule that its first date suggests.
 * @param since the first event of the calendar
 * @param until the last event that it names
 */
export function timeZoneComponent(timeZone: string, since: Date, until = since): ContentLine[] {
  const endYear = Math.max(since.getUTCFullYear(), until.getUTCFullYear()) + YEARS;
  const changes = zoneChanges(timeZone, since.getTime(), Date.UTC(endYear, 0));
  const key = `${timeZone} ${changes[0]?.at} ${endYear}`;
  const found = components.get(key) ?? build(timeZone, changes, endYear);
  components.set(key, found);
  return found;
}

function build(timeZone: string, changes: readonly ZoneChange[], endYear: number): ContentLine[] {
  const byOffset = Map.groupBy(changes, ({ to }) => to);
  const standard = Math.min(...byOffset.keys());
  return component('VTIMEZONE', [
    ['TZID', timeZone],
    ...[...byOffset].flatMap(([offset, onsets]) =>
      observance(offset === standard ? 'STANDARD' : 'DAYLIGHT', onsets, endYear),
    ),
  ]);
}

/** @param onsets the changes to one offset; the local times that are written are in the offset before. */
function observance(name: string, onsets: readonly ZoneChange[], endYear: number): ContentLine[] {
  const { from, to } = onsets.at(-1) ?? { from: 0, to: 0 };
  const walls = onsets.map(({ at }) => at + from);
  const rule = ruleOf(walls, endYear);
  const isList = !rule && walls.length > 1;
  return component(name, [
    ['DTSTART', localText(walls[0] ?? 0)],
    ['TZOFFSETFROM', offsetText(from)],
    ['TZOFFSETTO', offsetText(to)],
    ...(rule ? [['RRULE', rule] as const] : []),
    // One line each, DTSTART included: parsers read only the first date of a line, and not DTSTART.
    ...(isList ? walls.map((wall) => ['RDATE', localText(wall)] as const) : []),
  ]);
}

/**
 * Returns the rule that all changes follow in each year until the end, such as the second Sunday of
 * March at two o'clock.
 */
function ruleOf(walls: readonly number[], endYear: number): string | undefined {
  const places = walls.map((wall) => placeOf(new Date(wall)));
  const [first] = places;
  if (!first || places.some(({ year }, index) => year !== first.year + index)) return undefined;
  if (places.length !== endYear - first.year) return undefined;
  const isSame = (name: 'month' | 'weekday' | 'time' | 'nth' | 'isLast') =>
    places.every((place) => place[name] === first[name]);
  if (!isSame('month') || !isSame('weekday') || !isSame('time')) return undefined;
  const day = WEEKDAYS[first.weekday];
  if (isSame('isLast') && first.isLast) return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=-1${day}`;
  if (!isSame('nth')) return undefined;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${first.nth}${day}`;
}

function placeOf(local: Date) {
  const day = local.getUTCDate();
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    weekday: local.getUTCDay(),
    time: local.getTime() % DAY_MS,
    nth: Math.ceil(day / 7),
    isLast: new Date(local.getTime() + 7 * DAY_MS).getUTCMonth() !== local.getUTCMonth(),
  };
}

/** Returns a local time as `20260605T190000`. */
function localText(wall: number): string {
  return new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / 60_000;
  const parts = [Math.floor(minutes / 60), minutes % 60];
  return `${offset < 0 ? '-' : '+'}${parts.map((part) => String(part).padStart(2, '0')).join('')}`;
}
