import { expect, test } from 'vitest';
import { isPast, todayAt, zoneOf } from './event-day.ts';

const at = Date.parse('2026-05-02T03:30:00Z');
const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
const inZone = (timeZone: string, endsAt = '2026-05-02T03:00:00Z') => ({
  when: { timeZone, endsAt },
});

test("today is the day at the event's brewery", () => {
  expect(todayAt(inZone('America/Chicago'), at)).toBe('2026-05-01');
  expect(todayAt(inZone('Asia/Tokyo'), at)).toBe('2026-05-02');
});

test("without a known zone it is the person's", () => {
  expect(zoneOf({ when: null })).toBe(own);
  expect(zoneOf({})).toBe(own);
  expect(zoneOf(inZone('Mars/Olympus'))).toBe(own);
});

test('an event is past from the day after its own, at its brewery', () => {
  expect(isPast({ date: '2026-05-01', ...inZone('America/Chicago') }, at)).toBe(false);
  expect(isPast({ date: '2026-05-01', ...inZone('Asia/Tokyo') }, at)).toBe(true);
  expect(isPast({ date: '2026-05-01', ...inZone('Asia/Tokyo', '2026-05-02T04:00:00Z') }, at)).toBe(
    false,
  );
});
