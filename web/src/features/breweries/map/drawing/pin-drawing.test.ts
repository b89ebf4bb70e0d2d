import { clusterRadius, PIN_HEIGHT } from '@hoptrail/contracts/lib/map/marks';
import { expect, test } from 'vitest';
import { isOnMark, markBounds, shortCount } from './pin-drawing.ts';

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

test('a tap is on the head of a pin, and on a cluster', () => {
  const pin = { kind: 'pin', state: 'plain', isSelected: false } as const;
  expect(isOnMark(pin, { x: 0, y: -23 })).toBe(true);
  expect(isOnMark(pin, { x: 20, y: -23 })).toBe(true);
  expect(isOnMark(pin, { x: 22, y: -23 })).toBe(false);
  expect(isOnMark(pin, { x: 0, y: 8 })).toBe(false);
  const cluster = { kind: 'cluster', count: 10 } as const;
  expect(isOnMark(cluster, { x: 0, y: clusterRadius(10) })).toBe(true);
  expect(isOnMark(cluster, { x: 0, y: clusterRadius(10) + 7 })).toBe(false);
});

test('the box of a mark holds what is drawn', () => {
  const pin = { kind: 'pin', state: 'plain', isSelected: true } as const;
  expect(markBounds(pin).min[1]).toBeLessThan(-PIN_HEIGHT);
  const label = { text: 'Lampwick', area: { min: { x: -40, y: 2 }, max: { x: 40, y: 20 } } };
  expect(markBounds({ ...pin, label })).toMatchObject({ max: [40, 20] });
  expect(markBounds({ kind: 'cluster', count: 10 }).max[0]).toBeGreaterThan(clusterRadius(10));
});
