import { expect, test } from 'vitest';
import { bannerDaysText } from './banner-days-text.ts';

test.each([
  ['', '', 'Always shown.'],
  ['2026-05-01', '', 'Shown since May 1, 2026.'],
  ['', '2026-05-10', 'Shown until May 10, 2026.'],
  ['2026-05-01', '2026-05-10', 'Shown from May 1, 2026 to May 10, 2026.'],
  ['2026-05-05', '2026-05-05', 'Shown from May 5, 2026 to May 5, 2026.'],
  ['2026-05-06', '', 'Not shown before May 6, 2026.'],
  ['2026-05-06', '2026-05-10', 'Not shown before May 6, 2026, then until May 10, 2026.'],
  ['2026-04-01', '2026-05-04', 'Ended on May 4, 2026.'],
  ['2026-05-04', '2026-05-03', ''],
])('from "%s" until "%s", on May 5: %s', (from, until, text) => {
  expect(bannerDaysText({ from, until }, '2026-05-05')).toBe(text);
});
