import { expect, test } from 'vitest';
import { updatedText } from './updated-text.ts';

const at = (lastUpdated: string) => ({ lastUpdated });

test('a tap list is as old as its newest change', () => {
  const beers = [at('2026-05-01T09:00:00.000Z'), at('2026-05-01T11:00:00.000Z')];
  expect(updatedText(beers, Date.parse('2026-05-01T14:30:00.000Z'))).toBe('Updated 3 hours ago');
  expect(updatedText([])).toBeUndefined();
});
