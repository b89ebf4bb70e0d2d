import { CHECKIN_COOLDOWN_MS } from '@hoptrail/contracts/limits';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { isResponseLost, wasCreatedSince } from './lost-response.ts';

const wholeCooldown = CHECKIN_COOLDOWN_MS / 1000;

test('the response to a failed call is lost', () => {
  expect(isResponseLost(new TRPCClientError('Failed to fetch'))).toBe(true);
});

test('a refusal is not a lost response', () => {
  expect(isResponseLost(refused('checkin.tooFar'))).toBe(false);
});

test('a cooldown that began after the lost try means that it succeeded', () => {
  expect(wasCreatedSince(refused('checkin.cooldown', wholeCooldown), 1500)).toBe(true);
  expect(wasCreatedSince(refused('checkin.cooldown', wholeCooldown - 30), 29_000)).toBe(true);
});

test('an older cooldown is a refusal', () => {
  expect(wasCreatedSince(refused('checkin.cooldown', wholeCooldown - 60), 5000)).toBe(false);
});

test('any other refusal is one, even right after a lost response', () => {
  expect(wasCreatedSince(refused('checkin.dailyLimit', wholeCooldown), 1000)).toBe(false);
});

function refused(appCode: string, retryAfter?: number) {
  const data = { httpStatus: 429, appCode, retryAfter };
  return TRPCClientError.from({ error: { message: 'No.', code: -32029, data } });
}
