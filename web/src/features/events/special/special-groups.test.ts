import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import { expect, test } from 'vitest';
import { makeSpecialEvent } from '../testing/events.ts';
import { groupEvents } from './special-groups.ts';

const here = { latitude: 35.4676, longitude: -97.5164 };
const near = { latitude: '35.5', longitude: '-97.5164' };
const nearer = { latitude: '35.4677', longitude: '-97.5164' };
const tulsa = { latitude: '36.15', longitude: '-95.99' };
const denver = { latitude: '39.74', longitude: '-104.99' };

// 6 pm in Chicago on a Wednesday.
const wednesday = Date.parse('2026-05-06T23:00:00Z');

test("today's and the weekend's events come first, nearest first", () => {
  const events = [
    event('today far', '2026-05-06', { place: tulsa }),
    event('today near', '2026-05-06', { place: near }),
    event('thursday', '2026-05-07', { place: near }),
    event('friday', '2026-05-08', { place: near }),
    event('sunday', '2026-05-10', { place: nearer }),
    event('monday', '2026-05-11', { place: near }),
    event('next friday', '2026-05-15', { place: near }),
  ];
  expect(names(groupEvents(events, here, wednesday))).toEqual({
    today: ['today near', 'today far'],
    weekend: ['sunday', 'friday'],
    near: ['thursday', 'monday', 'next friday'],
  });
});

test('later days are grouped by distance, each group by date', () => {
  const events = [
    event('denver', '2026-06-01', { place: denver }),
    event('tulsa', '2026-06-02', { place: tulsa }),
    event('somewhere', '2026-06-03', { place: null }),
    event('near', '2026-06-04', { place: near }),
    event('nearer', '2026-06-05', { place: nearer }),
    event('no day', 'when it rains', { place: nearer }),
  ];
  const found = groupEvents(events, here, wednesday);
  expect(names(found)).toEqual({
    near: ['near', 'nearer', 'no day'],
    reach: ['tulsa'],
    far: ['denver'],
    later: ['somewhere'],
  });
  expect(found.groups.map(({ name }) => name)).toEqual(['near', 'reach', 'far', 'later']);
  expect(found.groups[0]?.events[0]?.miles?.toFixed(1)).toBe('2.2');
});

test('without a position the order stays, and no event has a distance', () => {
  const events = [
    event('today far', '2026-05-06', { place: tulsa }),
    event('today near', '2026-05-06', { place: near }),
    event('next week', '2026-05-13', { place: tulsa }),
    event('the week after', '2026-05-20', { place: near }),
  ];
  const found = groupEvents(events, undefined, wednesday);
  expect(names(found)).toEqual({
    today: ['today far', 'today near'],
    later: ['next week', 'the week after'],
  });
  expect(found.groups.flatMap((group) => group.events.map(({ miles }) => miles))).toEqual(
    Array.from({ length: 4 }),
  );
});

test('past events are apart, in the given order', () => {
  const events = [
    event('older', '2026-04-01'),
    event('old', '2026-05-05'),
    event('today', '2026-05-06'),
    event('some day', 'when it rains'),
  ];
  const found = groupEvents(events, undefined, wednesday);
  expect(found.past.map(({ event: name }) => name)).toEqual(['older', 'old']);
  expect(names(found)).toEqual({ today: ['today'], later: ['some day'] });
});

test.each([
  // Thursday in Tokyo, and Wednesday in Chicago.
  ['2026-05-06', 'America/Chicago', 'today'],
  ['2026-05-07', 'America/Chicago', 'later'],
  ['2026-05-07', 'Asia/Tokyo', 'today'],
])('on %s in %s it is %s', (date, timeZone, name) => {
  const { groups } = groupEvents([event('one', date, { timeZone })], undefined, wednesday);
  expect(groups.map((group) => group.name)).toEqual([name]);
});

test('an event that goes on after midnight is still one of today', () => {
  const late = { endsAt: '2026-05-07T07:00:00.000Z' };
  const at = (now: string) =>
    groupEvents([event('late', '2026-05-06', late)], undefined, Date.parse(now));
  expect(names(at('2026-05-07T06:59:00Z'))).toEqual({ today: ['late'] });
  expect(at('2026-05-07T07:00:00Z').past).toHaveLength(1);
});

test.each([
  // Saturday and Sunday at noon in Chicago.
  ['2026-05-09T17:00:00Z', { weekend: ['sunday'], later: ['next friday'] }],
  ['2026-05-10T17:00:00Z', { today: ['sunday'], later: ['next friday'] }],
])('at %s the weekend is what is left of it', (now, expected) => {
  const events = [event('sunday', '2026-05-10'), event('next friday', '2026-05-15')];
  expect(names(groupEvents(events, undefined, Date.parse(now)))).toEqual(expected);
});

interface Place {
  place?: SpecialEvent['place'];
  timeZone?: string;
  endsAt?: string;
}

function event(name: string, date: string, { place = near, timeZone, endsAt }: Place = {}) {
  const when = {
    startsAt: `${date}T20:00:00.000Z`,
    endsAt: endsAt ?? `${date}T20:30:00.000Z`,
    timeZone: timeZone ?? 'America/Chicago',
  };
  return makeSpecialEvent({ id: name, event: name, date, place, when });
}

function names({ groups }: ReturnType<typeof groupEvents>) {
  return Object.fromEntries(
    groups.map(({ name, events }) => [name, events.map((one) => one.event.event)]),
  );
}
