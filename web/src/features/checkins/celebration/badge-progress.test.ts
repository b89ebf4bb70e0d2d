import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { expect, test } from 'vitest';
import { ringMove } from './badge-progress.ts';

test('the first check-in fills the first fifth', () => {
  expect(ringMove(checkin(1))).toEqual({ from: 0, to: 0.2 });
});

test('the check-in that earns a badge fills the ring of the one before', () => {
  expect(ringMove(checkin(10))).toEqual({ from: 0.8, to: 1 });
});

test('the next check-in starts a new ring', () => {
  expect(ringMove(checkin(11))).toEqual({ from: 0, to: 1 / 15 });
});

test('the highest badge has a full ring', () => {
  expect(ringMove(checkin(12_000))).toEqual({ from: 1, to: 1 });
});

function checkin(checkins: number) {
  const badge = badgeFor(checkins);
  return {
    id: 'c1',
    userId: 'u1',
    breweryId: 'b1',
    notes: null,
    createdAt: '2026-07-04T18:00:00.000Z',
    verified: true,
    checkins,
    badge,
    earnedBadge: badge.minCheckins === checkins,
  };
}
