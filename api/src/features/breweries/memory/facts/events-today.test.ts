import { expect, test } from 'vitest';
import { type DatedEvent, eventsToday } from './events-today.rules.ts';

const place = { timeZone: 'America/Chicago', closure: null };
const nowhere = { timeZone: null, closure: null };
const event = (on: string, times?: DatedEvent['times'], notOn: string[] = []): DatedEvent => ({
  breweryId: 'porch-light',
  on,
  times,
  notOn,
});
const evening = { start: '19:00', end: '22:00' };
const night = { start: '20:00', end: '02:00' };

// 2026-05-01 was a Friday; Chicago is five hours behind UTC.
test.each([
  ['from the midnight before it', event('2026-05-01', evening), '2026-05-01T05:00:00Z', true],
  ['not on the day before', event('2026-05-01', evening), '2026-05-01T04:59:59Z', false],
  ['until its end', event('2026-05-01', evening), '2026-05-02T02:59:59Z', true],
  ['not after its end', event('2026-05-01', evening), '2026-05-02T03:00:00Z', false],
  ['past midnight until its end', event('2026-05-01', night), '2026-05-02T06:59:00Z', true],
  ['not after an end past midnight', event('2026-05-01', night), '2026-05-02T07:00:00Z', false],
  ['all day without times', event('2026-05-01'), '2026-05-02T04:59:59Z', true],
  ['not on the next day without times', event('2026-05-01'), '2026-05-02T05:00:00Z', false],
  ['on its day of the week', event('Friday', evening), '2026-05-08T23:00:00Z', true],
  ['not on another one', event('Friday', evening), '2026-05-07T23:00:00Z', false],
  [
    'not on a day without it',
    event('Friday', evening, ['2026-05-08']),
    '2026-05-08T23:00:00Z',
    false,
  ],
  ['also on the night of a change', event('Sunday', night), '2026-03-09T06:30:00Z', true],
  ['not after the night of a change', event('Sunday', night), '2026-03-09T07:00:00Z', false],
])('an event is of today %s', (_, dated, at, isToday) => {
  const now = Date.parse(at);
  const answer = eventsToday([dated], place, now);
  expect(answer.value).toBe(isToday);
  expect(answer.until).toBeGreaterThan(now);
});

test('says until when its answer holds', () => {
  const until = (events: DatedEvent[], at: string) =>
    new Date(eventsToday(events, place, Date.parse(at)).until).toISOString();
  const morning = event('Friday', { start: '10:00', end: '12:00' });
  expect(until([], '2026-05-01T12:00:00Z')).toBe('2026-05-02T05:00:00.000Z');
  expect(until([morning], '2026-05-01T12:00:00Z')).toBe('2026-05-01T17:00:00.000Z');
  expect(until([morning, event('Friday', evening)], '2026-05-01T12:00:00Z')).toBe(
    '2026-05-02T03:00:00.000Z',
  );
  expect(until([event('Friday', night)], '2026-05-01T12:00:00Z')).toBe('2026-05-02T05:00:00.000Z');
});

test('takes the days of UTC where the zone is unknown', () => {
  const dated = event('2026-05-01', evening);
  expect(eventsToday([dated], nowhere, Date.parse('2026-05-01T00:00:00Z')).value).toBe(true);
  expect(eventsToday([dated], nowhere, Date.parse('2026-05-01T22:00:00Z')).value).toBe(false);
});
