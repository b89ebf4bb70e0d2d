import { expect, test } from 'vitest';
import { phaseOf, phaseText } from './trail-phase.ts';

const trail = { startsOn: '2026-05-01', endsOn: '2026-06-30', isOver: false };

test.each([
  ['2026-04-30', 'coming', 'Starts May 1, 2026'],
  ['2026-05-01', 'open', 'Until Jun 30, 2026'],
  ['2026-06-16', 'open', '14 days left'],
  ['2026-06-29', 'open', 'Ends tomorrow'],
  ['2026-06-30', 'open', 'Ends today'],
  ['2026-07-01', 'ended', 'Ended Jun 30, 2026'],
])('on %s a trail is %s: %s', (today, phase, text) => {
  expect(phaseOf(trail, today)).toBe(phase);
  expect(phaseText(trail, today)).toBe(text);
});

test('a trail that takes no stamps before its last day was closed', () => {
  expect(phaseText({ ...trail, isOver: true }, '2026-05-20')).toBe('Closed early');
});
