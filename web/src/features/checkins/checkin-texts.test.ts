import { expect, test } from 'vitest';
import { readinessText, waitText } from './checkin-texts.ts';

test.each([
  [86_400, '24h 0m'],
  [18_720, '5h 12m'],
  [18_661, '5h 12m'],
  [59, '0h 1m'],
])('%i seconds of waiting read %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});

test('the way to the brewery is said in words', () => {
  expect(readinessText({ kind: 'away', km: 0.24 }, 'miles')).toBe('790 ft away');
  expect(readinessText({ kind: 'away', km: 0.24 }, 'kilometers')).toBe('240 m away');
  expect(readinessText({ kind: 'finding' }, 'miles')).toBe('Finding you');
  const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 5 };
  expect(readinessText({ kind: 'here', position }, 'miles')).toBe('You are here');
});
