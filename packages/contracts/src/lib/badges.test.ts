import { expect, test } from 'vitest';
import { badgeFor, badgeTiers } from './badges.ts';

test('the badges have the documented thresholds', () => {
  expect(badgeTiers.map((tier) => [tier.name, tier.minCheckins])).toEqual([
    ['White Hop', 0],
    ['Yellow Hop', 5],
    ['Orange Hop', 10],
    ['Teal Hop', 25],
    ['Red Hop', 50],
    ['Green Hop', 100],
    ['Blue Hop', 250],
    ['Purple Hop', 500],
    ['Black Hop', 1000],
    ['Bronze Hop', 3000],
    ['Silver Hop', 5000],
    ['Gold Hop', 10000],
  ]);
});

test('each tier ends one check-in before the next', () => {
  for (const [index, tier] of badgeTiers.entries()) {
    const next = badgeTiers[index + 1];
    expect(tier.nextBadgeAt).toBe(next?.minCheckins ?? null);
    expect(tier.maxCheckins).toBe(next ? next.minCheckins - 1 : null);
  }
});

test.each([
  [-1, 'White Hop'],
  [0, 'White Hop'],
  [4, 'White Hop'],
  [5, 'Yellow Hop'],
  [99, 'Red Hop'],
  [100, 'Green Hop'],
  [9999, 'Silver Hop'],
  [1_000_000, 'Gold Hop'],
])('%i check-ins earn the %s', (checkins, name) => {
  expect(badgeFor(checkins).name).toBe(name);
});
