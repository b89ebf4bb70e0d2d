import { expect, test } from 'vitest';
import { readinessText } from './checkin-texts.ts';

test('the distance to the brewery is shown as text', () => {
  expect(readinessText({ kind: 'away', km: 0.24 }, 'miles')).toBe('790 ft away');
  expect(readinessText({ kind: 'away', km: 0.24 }, 'kilometers')).toBe('240 m away');
  expect(readinessText({ kind: 'finding' }, 'miles')).toBe('Finding you');
  const position = { latitude: 35.4676, longitude: -97.5164, accuracy: 5 };
  expect(readinessText({ kind: 'here', position }, 'miles')).toBe('You are here');
});
