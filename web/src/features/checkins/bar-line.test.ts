import { expect, test } from 'vitest';
import { barLine } from './bar-line.ts';

const free = { canCheckIn: true, timeRemaining: 0 };

test('the cooldown is shown before the distance', () => {
  const line = barLine(
    { kind: 'away', km: 3 },
    { canCheckIn: false, timeRemaining: 18_720 },
    'kilometers',
  );
  expect(line).toMatchObject({ sign: 'done', text: 'Checked in', hint: 'Again in 5h 12m' });
});

test('the distance is shown with a hint', () => {
  const line = barLine({ kind: 'away', km: 0.24 }, free, 'kilometers');
  expect(line).toMatchObject({ text: '240 m away', hint: 'Check in when you arrive' });
});

test('the announcement does not change with every step', () => {
  const far = barLine({ kind: 'away', km: 0.24 }, free, 'kilometers');
  const near = barLine({ kind: 'away', km: 0.23 }, free, 'kilometers');
  expect(near.announcement).toBe(far.announcement);
});

test('a brewery without coordinates has a line that says so', () => {
  expect(barLine({ kind: 'noBreweryLocation' }, undefined, 'miles').text).toBe(
    'The location of this brewery is not set',
  );
});

test('a brewery that closed meanwhile is not shown as a cooldown', () => {
  const line = barLine(
    { kind: 'away', km: 3 },
    { canCheckIn: false, timeRemaining: 0 },
    'kilometers',
  );
  expect(line).toMatchObject({ sign: 'unknown', text: 'This brewery is closed.' });
});

test('a brewery that is closed for a while says so before the cooldown', () => {
  const status = { canCheckIn: false, timeRemaining: 18_720, closedUntil: '2026-12-03' };
  const line = barLine({ kind: 'away', km: 3 }, status, 'kilometers');
  const text = 'This brewery is temporarily closed through December 3, 2026.';
  expect(line).toEqual({ sign: 'unknown', text, announcement: text });
});
