import { expect, onTestFinished, test } from 'vitest';
import { WAITING_CALLS } from '../waiting-names.ts';
import { putCall } from './put-call.ts';
import { waitingCalls } from './waiting-calls.ts';

const call = { id: '1000.0.5', userId: 'ada', since: 1000, about: 'Lampwick' };
const wish = { ...call, kind: 'wish', input: { style: 'Stout' }, isWished: true } as const;

test('what cannot be read, or is of a newer release, keeps nothing else from being sent, and stays', () => {
  onTestFinished(() => localStorage.clear());
  const others = [{ ...call, kind: 'toast', input: { beerId: 'ale' } }, { kind: 'wish' }, null];
  localStorage.setItem(WAITING_CALLS, JSON.stringify([...others, wish]));
  expect(waitingCalls.all()).toEqual([wish]);
  const later = { ...wish, id: '2000.0.5', since: 2000, input: { style: 'Porter' } };
  putCall(later);
  expect(waitingCalls.all()).toEqual([wish, later]);
  for (const one of waitingCalls.all()) waitingCalls.remove(one);
  expect(JSON.parse(localStorage.getItem(WAITING_CALLS) ?? '')).toEqual(others);
});
