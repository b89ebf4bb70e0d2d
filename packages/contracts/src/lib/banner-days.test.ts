import { expect, test } from 'vitest';
import { bannerDaysProblem, isBannerShown } from './banner-days.ts';

test('a banner is shown from its first to its last day, each included', () => {
  const days = { from: '2026-05-01', until: '2026-05-24' };
  const on = (today: string) => isBannerShown(days, today);
  expect(['2026-04-30', '2026-05-01', '2026-05-24', '2026-05-25'].map(on)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a day that is absent, empty or null limits nothing', () => {
  expect(isBannerShown({}, '2026-05-01')).toBe(true);
  expect(isBannerShown({ from: null, until: null }, '2026-05-01')).toBe(true);
  expect(isBannerShown({ from: '2026-05-02', until: '' }, '2026-05-01')).toBe(false);
  expect(isBannerShown({ from: '', until: '2026-04-30' }, '2026-05-01')).toBe(false);
});

test('a last day before the first one is a problem', () => {
  expect(bannerDaysProblem({ from: '2026-05-02', until: '2026-05-01' })).toMatch(/not before/);
  expect(bannerDaysProblem({ from: '2026-05-01', until: '2026-05-01' })).toBeUndefined();
  expect(bannerDaysProblem({ from: '2026-05-02' })).toBeUndefined();
});
