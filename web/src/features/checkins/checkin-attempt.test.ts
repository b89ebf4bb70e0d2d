import { expect, test } from 'vitest';
import { attemptCheckin } from './checkin-attempt.ts';

const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 10 };
const free = { canCheckIn: true, timeRemaining: 0 };

test('a person at the brewery may check in, with the found position', () => {
  expect(attemptCheckin(free, { kind: 'here', position })).toEqual({ allowed: true, position });
});

test('an unknown cooldown does not block the check-in', () => {
  expect(attemptCheckin(undefined, { kind: 'here', position }).allowed).toBe(true);
});

test('a cooldown names the wait, even for a person at the brewery', () => {
  const status = { canCheckIn: false, timeRemaining: 18_720 };
  expect(attemptCheckin(status, { kind: 'here', position })).toEqual({
    allowed: false,
    why: 'Please wait 5h 12m before checking in again.',
  });
});

test.each([
  [{ closedUntil: '2026-12-03' }, 'This brewery is temporarily closed through December 3, 2026.'],
  [{}, 'This brewery is closed.'],
])('a closed brewery says so instead of a wait: %j', (closing, why) => {
  const status = { canCheckIn: false, timeRemaining: 0, ...closing };
  expect(attemptCheckin(status, { kind: 'here', position })).toEqual({ allowed: false, why });
});

test.each([
  [{ kind: 'away', km: 0.3 }, 'Check in when you arrive'],
  [
    { kind: 'finding' },
    'Unable to determine your location. Please enable location services and try again.',
  ],
  [
    { kind: 'noLocation', failure: 'denied' },
    'Unable to determine your location. Please enable location services and try again.',
  ],
  [
    { kind: 'noBreweryLocation' },
    'The location of this brewery is not set yet, so nobody can check in here.',
  ],
] as const)('%j is refused: %s', (readiness, why) => {
  expect(attemptCheckin(free, readiness)).toEqual({ allowed: false, why });
});
