import type { OwnPassport, Trail } from '@hoptrail/contracts/trails/trails';
import { expect, test } from 'vitest';
import { trailSections } from './trail-cards.ts';

const open: Trail = {
  ...{ id: 'a', name: 'A', story: 'Walk.', picture: null, isOrdered: false },
  ...{ startsOn: '2026-05-01', endsOn: '2026-06-30', stampsNeeded: 2, stampsPerDay: 4 },
  ...{ reward: 'A badge', prize: null, prizeUntil: null, breweryIds: ['x', 'y'] },
  ...{ stampsToComplete: 2, notice: null, badgeIcon: '/art/trails/a/badge.svg' },
};
const own: OwnPassport = {
  ...{ trailId: 'a', name: 'A', picture: null, isOver: false, stamps: 1, stampsToComplete: 2 },
  ...{ startsOn: '2026-05-01', endsOn: '2026-06-30', completedAt: null, hasPrize: false },
};
const idsOf = (sections: ReturnType<typeof trailSections>) =>
  Object.values(sections).map((cards) => cards.map(({ trailId }) => trailId));

test('sorts trails into those of now, those to come, and own ones that are over', () => {
  const coming = { ...open, id: 'b', startsOn: '2026-06-01' };
  const past = { ...own, trailId: 'c', isOver: true };
  expect(idsOf(trailSections([open, coming], [own, past], '2026-05-20'))).toEqual([
    ['a'],
    ['b'],
    ['c'],
  ]);
});

test('of the trails of now a prize that waits is first, then the one with most stamps', () => {
  const trails = ['new', 'begun', 'won', 'done'].map((id) => ({ ...open, id }));
  const completedAt = '2026-05-10T12:00:00.000Z';
  const mine = [
    { ...own, trailId: 'done', stamps: 2, completedAt },
    { ...own, trailId: 'begun' },
    { ...own, trailId: 'won', stamps: 2, completedAt, hasPrize: true },
  ];
  const { now } = trailSections(trails, mine, '2026-05-20');
  expect(now.map(({ trailId }) => trailId)).toEqual(['won', 'begun', 'new', 'done']);
});

test('a trail whose last day is over is not among those of now before the clean-up ends it', () => {
  expect(idsOf(trailSections([open], [], '2026-07-01'))).toEqual([[], [], ['a']]);
});
