import { offsetAt } from '@hoptrail/contracts/lib/zone-clock';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { LRUCache } from 'lru-cache';
import { type ContentLine, component } from './content-lines.ts';

/** How many years a rule is compared with. */
const YEARS = 5;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const known = new LRUCache<string, ContentLine[]>({ max: 500 });

/** A change of a zone's clocks. Offsets are in milliseconds ahead of UTC. */
interface Change {
  at: number;
  from: number;
  to: number;
}

/**
 * Returns the VTIMEZONE of a zone (RFC 5545, 3.6.5), by the rules of the server's zone data: one
 * STANDARD, and one DAYLIGHT where clocks change. Outlook refuses a calendar with more of them. A zone
 * whose changes follow no yearly rule gets the two changes around the first event.
 * @param since the first event of the calendar
 */
export function timeZoneComponent(timeZone: string, since: Date): ContentLine[] {
  const year = since.getUTCFullYear() - 1;
  const key = `${timeZone} ${year} ${since.getUTCMonth()}`;
  const found = known.get(key) ?? build(timeZone, year, since.getTime());
  known.set(key, found);
  return found;
}

function build(timeZone: string, year: number, since: number): ContentLine[] {
  const changes = changesOf(timeZone, Date.UTC(year, 0), Date.UTC(year + YEARS, 0));
  const [ups, downs] = [changes.filter(isUp), changes.filter((change) => !isUp(change))];
  const [upRule, downRule] = [ruleOf(ups), ruleOf(downs)];
  const [up, down] = [ups[0], downs[0]];
  const lines: ContentLine[] = [['TZID', timeZone]];
  if (up && down && upRule && downRule) {
    lines.push(...observance('STANDARD', down, downRule), ...observance('DAYLIGHT', up, upRule));
  } else {
    const before = changes.findLast(({ at }) => at <= since);
    const after = changes.find(({ at }) => at > since);
    const pair = [before, after].filter((change) => change !== undefined);
    const isPair = pair.length === 2 && pair.filter(isUp).length === 1;
    lines.push(...(isPair ? pair.flatMap(once) : fixed(offsetAt(timeZone, since))));
  }
  return component('VTIMEZONE', lines);
}

function once(change: Change): ContentLine[] {
  return observance(isUp(change) ? 'DAYLIGHT' : 'STANDARD', change);
}

function fixed(offset: number): ContentLine[] {
  return observance('STANDARD', { at: -offset, from: offset, to: offset });
}

function observance(name: string, { at, from, to }: Change, rule?: string): ContentLine[] {
  return component(name, [
    ['DTSTART', localText(at + from)],
    ['TZOFFSETFROM', offsetText(from)],
    ['TZOFFSETTO', offsetText(to)],
    ...(rule ? [['RRULE', rule] as const] : []),
  ]);
}

/** Returns the rule that all changes follow, such as the second Sunday of March at two o'clock. */
function ruleOf(changes: readonly Change[]): string | undefined {
  if (changes.length !== YEARS) return undefined;
  const places = changes.map(({ at, from }) => placeOf(new Date(at + from)));
  const [first] = places;
  const isSame = (name: 'month' | 'weekday' | 'time' | 'nth' | 'isLast') =>
    places.every((place) => place[name] === first?.[name]);
  if (!first || !isSame('month') || !isSame('weekday') || !isSame('time')) return undefined;
  const day = WEEKDAYS[first.weekday];
  if (isSame('isLast') && first.isLast) return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=-1${day}`;
  if (!isSame('nth')) return undefined;
  return `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${first.nth}${day}`;
}

function placeOf(local: Date) {
  const day = local.getUTCDate();
  return {
    month: local.getUTCMonth() + 1,
    weekday: local.getUTCDay(),
    time: local.getTime() % DAY_MS,
    nth: Math.ceil(day / 7),
    isLast: new Date(local.getTime() + 7 * DAY_MS).getUTCMonth() !== local.getUTCMonth(),
  };
}

function changesOf(timeZone: string, start: number, end: number): Change[] {
  const changes: Change[] = [];
  for (let at = start; at < end; at += 7 * DAY_MS) {
    const [from, to] = [offsetAt(timeZone, at), offsetAt(timeZone, at + 7 * DAY_MS)];
    if (from === to) continue;
    let [low, high] = [at, at + 7 * DAY_MS];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(timeZone, middle) === from) low = middle;
      else high = middle;
    }
    if (high < end) changes.push({ at: high, from, to });
  }
  return changes;
}

function isUp({ from, to }: Change): boolean {
  return to > from;
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
