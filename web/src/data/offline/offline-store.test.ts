import { expect, test } from 'vitest';
import { isOneOf, outdated } from './offline-store.ts';

const DAY_MS = 86_400_000;

const response = (daysAgo: number, version = 'now') => ({
  hash: 'hash',
  data: [],
  savedAt: Date.now() - daysAgo * DAY_MS,
  version,
});

test('old responses and those of another version are removed', () => {
  const records = [
    ['fresh', response(29)],
    ['old', response(31)],
    ['other', response(0, 'before')],
  ] as const;
  expect(outdated(records, 'now').toSorted()).toEqual(['old', 'other']);
});

test('beyond eighty responses the oldest are removed', () => {
  const records = Array.from(
    { length: 83 },
    (_, index) => [`${index}`, response(index / 10)] as const,
  );
  expect(outdated(records, 'now')).toEqual(['80', '81', '82']);
});

test('responses are matched by procedure or router', () => {
  const name = 'events.weekly.byDay [{"input":{"day":"Monday"}}]';
  expect(isOneOf(name, ['events'])).toBe(true);
  expect(isOneOf(name, ['users', 'events.weekly.byDay'])).toBe(true);
  expect(isOneOf(name, ['events.week', 'byDay'])).toBe(false);
});
