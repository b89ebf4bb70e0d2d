import { errorText } from '@hoptrail/contracts/errors';
import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { errorLine, errorMessage, isWorthRetrying, refusal } from './errors.ts';
import { ForeignResponse } from './fetch-json.ts';

const refused = (httpStatus: number, appCode: string, message: string, more = {}) =>
  TRPCClientError.from({
    error: { message, code: -32000, data: { httpStatus, appCode, ...more } },
  });
const unreachable = TRPCClientError.from(new TypeError('Failed to fetch'));

test('the console message has the status and the message of a refusal', () => {
  expect(errorLine(refused(409, 'user.usernameTaken', 'Taken'))).toBe('409: Taken');
});

test('the message for the person is that of the server', () => {
  expect(errorMessage(refused(409, 'user.usernameTaken', 'Taken'))).toBe('Taken');
});

test.each([
  '15.when.startsAt: Invalid ISO datetime',
  'address: Required',
  'photos.0: Expected string, received number',
])('the name of a field of an input is not for people: %s', (message) => {
  const text = errorMessage(refused(400, 'request.invalid', message));
  expect(text).toBe('Something is missing or not valid. Please check it and try again.');
});

test('a sentence with a colon stays', () => {
  const sentence = 'Not read: Invalid hours are shown as they are.';
  expect(errorMessage(refused(400, 'request.invalid', sentence))).toBe(sentence);
});

test('an unreachable server has a message about the connection', () => {
  expect(errorMessage(unreachable)).toMatch(/Check your connection/);
});

test('a response that is not from the server has its own message', () => {
  const page = TRPCClientError.from(new ForeignResponse(200));
  expect(errorMessage(page)).toBe('Server returned invalid response format');
  expect(refusal(page)).toEqual({});
});

test('a proxy that does not reach the server is a server error, not a lost connection', () => {
  const page = TRPCClientError.from(new ForeignResponse(502));
  expect(refusal(page)).toEqual({ status: 502 });
  expect(errorMessage(page)).toBe(errorText('server.failed'));
  expect(isWorthRetrying(page)).toBe(true);
});

test('a refusal of a whole request applies to each call in it', () => {
  const responseJSON = { message: errorText('server.busy'), code: 'server.busy' };
  const meta = { response: new Response(null, { status: 503 }), responseJSON };
  const busy = TRPCClientError.from(new Error('Unable to transform response'), { meta });
  expect(refusal(busy)).toEqual({ status: 503, ...responseJSON });
  expect(errorMessage(busy)).toBe(errorText('server.busy'));
});

test('a refusal has its code and its wait', () => {
  expect(refusal(refused(429, 'auth.codeLimit', 'Wait', { retryAfter: 90 }))).toEqual({
    status: 429,
    code: 'auth.codeLimit',
    retryAfter: 90,
  });
});

test('a code of a newer server is kept, and that of another one left out', () => {
  expect(refusal(refused(418, 'tea.pot', 'Short'))).toEqual({ status: 418, code: 'tea.pot' });
  expect(refusal(refused(418, 'TEAPOT', 'Short and stout'))).toEqual({ status: 418 });
});

test('a refusal is not retried, a server error is', () => {
  expect(isWorthRetrying(refused(404, 'user.notFound', 'User not found'))).toBe(false);
  expect(isWorthRetrying(refused(500, 'server.failed', 'Oh'))).toBe(true);
  expect(isWorthRetrying(unreachable)).toBe(true);
});

test('an error of the app has a message without technical terms', () => {
  expect(errorMessage(new TypeError('x is undefined'))).toBe(
    'Something went wrong. Please try again.',
  );
});
