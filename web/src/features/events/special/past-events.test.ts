import { expect, test } from 'vitest';
import { partPast } from './past-events.ts';

test("today's events and those without a readable date are upcoming, in the given order", () => {
  const dates = ['2026-05-01', '2026-05-09', '2026-05-10', '2026-06-01', 'when it rains'];

  const { upcoming, past } = partPast(
    dates.map((date) => ({ date })),
    '2026-05-10',
  );

  expect(past.map(({ date }) => date)).toEqual(['2026-05-01', '2026-05-09']);
  expect(upcoming.map(({ date }) => date)).toEqual(['2026-05-10', '2026-06-01', 'when it rains']);
});
