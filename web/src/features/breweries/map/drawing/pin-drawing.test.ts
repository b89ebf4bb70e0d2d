import { expect, test } from 'vitest';
import { clusterRadius, sameMark, shortCount } from './pin-drawing.ts';

test.each([
  [2, '2'],
  [999, '999'],
  [1000, '1k'],
  [1249, '1.2k'],
  [9960, '10k'],
  [123_456, '123k'],
])('writes %i as %s', (count, text) => {
  expect(shortCount(count)).toBe(text);
});

test('a cluster grows with its number, up to a limit', () => {
  expect(clusterRadius(10)).toBeGreaterThan(clusterRadius(2));
  expect(clusterRadius(1e9)).toBe(30);
});

test('marks look the same if all that is drawn is the same', () => {
  const pin = { kind: 'pin', state: 'plain', isSelected: false } as const;
  expect(sameMark(pin, { ...pin })).toBe(true);
  expect(sameMark(pin, { ...pin, label: 'Lampwick' })).toBe(false);
  expect(sameMark(pin, { ...pin, state: 'visited' })).toBe(false);
  expect(sameMark(pin, { kind: 'cluster', count: 2 })).toBe(false);
  expect(sameMark({ kind: 'cluster', count: 2 }, { kind: 'cluster', count: 3 })).toBe(false);
});
