import { expect, test } from 'vitest';
import { remindersOf } from './reminders-of.ts';

const evening = { opens: '16:00', closes: '22:00' };
/** Closed on Mondays. */
const days = [[], ...Array.from({ length: 6 }, () => [evening])];
const closure = { from: '2026-12-24', until: '2026-12-26', reason: null, allowsCheckins: false };
const christmas = { from: '2026-12-24', to: '2026-12-26', spans: [] };

const brewery = {
  id: 'porch',
  hours: null,
  openingHours: { days },
  hoursExceptions: [],
  closure: null,
  timeZone: 'America/Chicago',
};
const seen = { brewery, today: '2026-12-14', tapListChangedOn: undefined, dismissed: [] };

test('reminds of a holiday that the hours do not mention, until it is dismissed', () => {
  const [reminder, ...others] = remindersOf(seen);
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({ holiday: { name: 'Christmas Day' }, spans: [evening] });
  expect(remindersOf({ ...seen, dismissed: [String(reminder?.key)] })).toEqual([]);
  expect(remindersOf({ ...seen, today: '2026-12-11' })).toEqual([]);
  expect(remindersOf({ ...seen, today: '2026-12-26' })).toHaveLength(1);
});

test.each([
  ['a special day', { hoursExceptions: [christmas] }],
  ['a closing for a while', { closure }],
  ['own words', { hours: 'Daily 4 - 10 pm, closed on Christmas' }],
  ['no hours at all', { openingHours: null }],
  ['another country', { timeZone: 'Europe/Berlin' }],
])('does not remind of a holiday with %s', (_, fields) => {
  expect(remindersOf({ ...seen, brewery: { ...brewery, ...fields } })).toEqual([]);
});

test('a season that a holiday is in does not mention it', () => {
  const winter = { from: '2026-12-01', to: '2027-02-28', spans: [{ ...evening, closes: '20:00' }] };
  const [reminder] = remindersOf({ ...seen, brewery: { ...brewery, hoursExceptions: [winter] } });
  expect(reminder).toMatchObject({ kind: 'holiday', spans: winter.spans });
});

test('does not remind of a holiday on a day that is closed every week', () => {
  expect(remindersOf({ ...seen, today: '2026-09-01' })).toEqual([]);
});

test('reminds of a tap list that is two weeks old, and again two weeks after it was dismissed', () => {
  const at = (today: string, dismissed: string[] = []) =>
    remindersOf({ ...seen, today, tapListChangedOn: '2026-03-02', dismissed });
  expect(at('2026-03-15')).toEqual([]);
  const [reminder] = at('2026-03-16');
  expect(reminder).toMatchObject({ kind: 'tapList', weeks: 2 });
  const dismissed = [String(reminder?.key)];
  expect(at('2026-03-29', dismissed)).toEqual([]);
  expect(at('2026-03-30', dismissed)).toMatchObject([{ kind: 'tapList', weeks: 4 }]);
});
