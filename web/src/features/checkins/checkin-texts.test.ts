import { expect, test } from 'vitest';
import { distanceText, readinessText, waitText } from './checkin-texts.ts';

test.each([
  [0.004, '10 m'],
  [0.2437, '240 m'],
  [0.994, '990 m'],
  [0.996, '1.0 km'],
  [1.23, '1.2 km'],
  [9.94, '9.9 km'],
  [9.96, '10 km'],
  [2874.4, '2,874 km'],
])('%d km reads %s', (km, text) => {
  expect(distanceText(km)).toBe(text);
});

test.each([
  [86_400, '24h 0m'],
  [18_720, '5h 12m'],
  [18_661, '5h 12m'],
  [59, '0h 1m'],
])('%i seconds of waiting read %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('the way to the brewery is said in words', () => {
  expect(readinessText({ kind: 'away', km: 0.24 })).toBe('240 m away');
  expect(readinessText({ kind: 'finding' })).toBe('Finding you');
  const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 5 };
  expect(readinessText({ kind: 'here', position })).toBe('You are here');
});
