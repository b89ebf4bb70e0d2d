import { expect, test } from 'vitest';
import { updatedText } from './updated-text.ts';

test('a tap list shows how long ago it changed, once that is known', () => {
  const now = Date.parse('2026-05-01T14:30:00.000Z');
  expect(updatedText('2026-05-01T11:00:00.000Z', now)).toBe('Updated 3 hours ago');
  expect(updatedText(null, now)).toBeUndefined();
  expect(updatedText(undefined, now)).toBeUndefined();
});
