import { expect, test } from 'vitest';
import { groupByBadge } from './badge-groups.ts';

const person = (id: string, checkins: number) => ({
  ...{ id, name: id, username: id, checkins },
  profileImage: null,
  showsLogbook: false,
  distanceUnit: null,
});

test('people are grouped by badge, highest first, with their overall rank', () => {
  const groups = groupByBadge([person('ann', 1000), person('bo', 260), person('cy', 250)]);

  expect(
    groups.map(({ tier, entries }) => [tier.name, entries.map((e) => [e.rank, e.id])]),
  ).toEqual([
    ['Black Hop', [[1, 'ann']]],
    [
      'Blue Hop',
      [
        [2, 'bo'],
        [3, 'cy'],
      ],
    ],
  ]);
});

test('a hundred check-ins are enough for the leaderboard, ninety-nine are not', () => {
  const groups = groupByBadge([person('in', 100), person('out', 99)]);

  expect(groups.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['in']);
});

test('without people there are no groups', () => {
  expect(groupByBadge([])).toEqual([]);
});
