import type { HoursException } from '@hoptrail/contracts/hours/types';
import { fromDay, toDay } from '@hoptrail/contracts/lib/zone-clock';
import { HOURS_EXCEPTIONS_MAX } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { type BreweryClock, eveningAt, onlyDay, usualSpans, withDay } from './day-hours.ts';

const late = { opens: '16:00', closes: '02:00' };
const short = { opens: '16:00', closes: '22:00' };
const only = (day: string, ...spans: HoursException['spans']) => ({ from: day, to: day, spans });

/** Open until 2 am from Thursday to Saturday, in Chicago. */
function brewery(...hoursExceptions: HoursException[]): BreweryClock {
  const days = [[], [short], [short], [late], [late], [late], []];
  return { openingHours: { days }, hoursExceptions, closure: null, timeZone: 'America/Chicago' };
}

// 2026-05-14 was a Thursday; Chicago is five hours behind.
test.each([
  ['2026-05-14T20:00:00Z', '2026-05-14', 'in the afternoon'],
  ['2026-05-15T04:59:00Z', '2026-05-14', 'a minute before midnight'],
  ['2026-05-15T06:59:00Z', '2026-05-14', 'until it closes at 2 am'],
  ['2026-05-15T07:00:00Z', '2026-05-15', 'from then on'],
  ['2026-05-14T05:30:00Z', '2026-05-14', 'after midnight, when it closed before'],
])('at %s it is the evening of %s: %s', (at, day) => {
  expect(eveningAt(brewery(), new Date(at))).toBe(day);
});

test('an evening that closed early stays the evening until it would usually end', () => {
  const closed = brewery(only('2026-05-14'));
  expect(eveningAt(closed, new Date('2026-05-15T06:00:00Z'))).toBe('2026-05-14');
});

test('an evening that is longer than usual lasts until its end', () => {
  const longer = brewery(only('2026-05-13', late));
  expect(eveningAt(longer, new Date('2026-05-14T06:00:00Z'))).toBe('2026-05-13');
});

test('the usual hours are those of the weekday or the season', () => {
  const day = '2026-05-14';
  expect(usualSpans(brewery(only(day)), day)).toEqual([late]);
  const season = { from: '2026-05-01', to: '2026-05-31', spans: [short] };
  expect(usualSpans(brewery(season, only(day)), day)).toEqual([short]);
});

test('a day gets other hours, keeps its reason, and gets the usual ones back', () => {
  const christmas = { from: '2026-12-24', to: '2026-12-26', spans: [], note: 'Christmas' };
  const party = { ...only('2026-05-14'), note: 'Private party' };
  const changed = withDay([christmas, party], '2026-05-14', [short]);
  expect(changed).toEqual([christmas, { ...party, spans: [short] }]);
  expect(onlyDay(changed, '2026-05-14')?.spans).toEqual([short]);
  expect(withDay(changed, '2026-05-14', undefined)).toEqual([christmas]);
});

test('a full list loses the day that ended first, and never one to come', () => {
  const from = (first: string) =>
    Array.from({ length: HOURS_EXCEPTIONS_MAX }, (_, at) => only(toDay(fromDay(first) + at)));
  const changed = withDay(from('2026-03-01').reverse(), '2026-05-14', []);
  expect(changed).toHaveLength(HOURS_EXCEPTIONS_MAX);
  expect(onlyDay(changed, '2026-03-01')).toBeUndefined();
  expect(onlyDay(changed, '2026-03-02')).toBeDefined();
  expect(withDay(from('2027-01-01'), '2026-05-14', [])).toHaveLength(HOURS_EXCEPTIONS_MAX + 1);
});
