import { expect, test } from 'vitest';
import { clockTimeAt, goesOnText, instantAt } from './goes-on.ts';

test("a time is one of the brewery's clock", () => {
  const instant = '2026-05-01T22:00:00.000Z';
  expect(instantAt('2026-05-01T17:00', 'America/Chicago')).toBe(instant);
  expect(clockTimeAt(instant, 'America/Chicago')).toBe('2026-05-01T17:00');
  expect(goesOnText(instant, 'America/Chicago')).toBe('On tap Fri, May 1, 5:00\u00a0PM');
  expect(goesOnText(instant, 'Europe/Berlin')).toBe('On tap Sat, May 2, 12:00\u00a0AM');
});

test.each([null, undefined, 'Nowhere/Land'])('in the zone %j it is one of the phone', (zone) => {
  const instant = instantAt('2026-05-01T17:00', zone);
  expect(new Date(instant).getHours()).toBe(17);
  expect(clockTimeAt(instant, zone)).toBe('2026-05-01T17:00');
});

test('a text that is no time has no instant', () => {
  expect(instantAt('2026-05-01T', null)).toBe('');
});
