import { distanceMiles } from '@hoptrail/contracts/lib/distance';
import { createRandom } from '@hoptrail/drawings/random';
import { expect, test } from 'vitest';
import { farthestPair } from './farthest-pair.rules.ts';
import { busiestWeekday, runsOf, weeksUntil } from './weeks.rules.ts';

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
const daysOf = (...days: string[]) => days.map(dayNumber);

test('a run of weeks goes on until a whole week has passed without a check-in', () => {
  const days = daysOf('2026-04-01', '2026-04-06', '2026-04-19', '2026-02-02', '2026-04-19');
  const run = { weeks: 3, from: '2026-03-30', to: '2026-04-13' };
  expect(runsOf(days, dayNumber('2026-04-19'))).toEqual({ currentRun: run, longestRun: run });
  expect(runsOf(days, dayNumber('2026-04-26')).currentRun).toEqual(run);
  expect(runsOf(days, dayNumber('2026-04-27')).currentRun).toBeNull();
  expect(runsOf([], dayNumber('2026-04-27'))).toEqual({ currentRun: null, longestRun: null });
});

test('a run goes over the end of a year, and of equal runs the latest is the longest', () => {
  const days = daysOf('2024-12-24', '2025-01-01', '2025-12-30', '2026-01-05', '2026-03-01');
  const { longestRun, currentRun } = runsOf(days, dayNumber('2026-03-02'));
  expect(longestRun).toEqual({ weeks: 2, from: '2025-12-29', to: '2026-01-05' });
  expect(currentRun).toEqual({ weeks: 1, from: '2026-02-23', to: '2026-02-23' });
});

test('counts the busiest weekday and the last 52 weeks', () => {
  const days = daysOf(
    ...['2026-04-24', '2026-05-01', '2026-05-08'],
    ...['2026-05-04', '2025-05-12', '2025-05-11'],
  );
  expect(busiestWeekday(days)).toEqual({ weekday: 5, checkins: 3 });
  expect(busiestWeekday([])).toBeNull();
  const weeks = weeksUntil(days, dayNumber('2026-05-08'));
  expect(weeks).toHaveLength(52);
  expect(weeks[0]).toEqual({ from: '2025-05-12', checkins: 1 });
  expect(weeks.at(-2)).toEqual({ from: '2026-04-27', checkins: 1 });
  expect(weeks.at(-1)).toEqual({ from: '2026-05-04', checkins: 2 });
});

test.each(['a town', 'a country', 'the globe', 'a line', 'a ring'])(
  'finds the same farthest pair in %s as by comparing each with each',
  (where) => {
    const random = createRandom(where);
    const places = Array.from({ length: 120 }, (_, index) => {
      if (where === 'a town') return at(35.4 + random.next() / 10, -97.5 + random.next() / 10);
      if (where === 'a country') return at(random.between(25, 48), random.between(-124, -69));
      if (where === 'a line') return at(35, index - 120);
      if (where === 'a ring') return at(20 * Math.cos(index), 20 * Math.sin(index));
      return at(random.between(-90, 90), random.between(-180, 180));
    });
    const apart = places.flatMap((one) => places.map((other) => distanceMiles(one, other)));
    const [from = -1, to = -1] = farthestPair(places) ?? [];
    const found = distanceMiles(places[from] ?? at(0, 0), places[to] ?? at(0, 0));
    expect(found).toBeCloseTo(Math.max(...apart), 6);
  },
);

test('has no farthest pair without two different places', () => {
  expect(farthestPair([])).toBeUndefined();
  expect(farthestPair([at(1, 2)])).toBeUndefined();
  expect(farthestPair([at(1, 2), at(1, 2)])).toBeUndefined();
});

function at(latitude: number, longitude: number) {
  return { latitude, longitude };
}
