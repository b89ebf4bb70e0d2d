import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { restProcedures } from '../rest/rest.ts';

const headers = { 'content-type': 'application/json' };
const KILOBYTE = 1024;
const MANY = 60_000;

let app: FastifyInstance;

beforeEach(async () => {
  app = (await buildTestApp({ config: { requestsPerMinute: 1e9 } })).app;
});

async function send(url: string, payload: string | Readable, method: 'POST' | 'PUT' = 'POST') {
  const { statusCode, body } = await app.inject({ method, url, payload, headers });
  const { message = '', error } = JSON.parse(body);
  return { status: statusCode, message: String(error?.message ?? message) };
}

const text = (bytes: number) => JSON.stringify({ text: 'x'.repeat(bytes - 11) });
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, key])));

test('refuses more than the contract of a call allows, and says how much that is', async () => {
  const calls = restProcedures().filter(({ rest }) => rest.method !== 'GET');
  const limits: number[] = [];
  for (const { path, rest } of calls) {
    const url = `/api${rest.path.replaceAll(/:\w+/g, 'unknown')}`;
    // Refused before the body comes.
    const request = { payload: '{}', headers: { ...headers, 'content-length': '20000000' } };
    const byRest = await app.inject({ ...request, method: rest.method, url });
    const byRpc = await app.inject({ ...request, method: 'POST', url: `/trpc/${path}` });
    expect([path, byRest.statusCode, byRpc.statusCode]).toEqual([path, 413, 413]);
    const { message } = byRest.json();
    expect(byRpc.json().message).toBe(message);
    const [, most = '', unit] = /here it may have (\d+) (kB|MB)\.$/.exec(message) ?? [];
    limits.push(Number(most) * (unit === 'MB' ? 1024 : 1));
  }
  const typical = limits.toSorted((a, b) => a - b)[Math.floor(limits.length / 2)] ?? 0;
  expect([typical < 64, Math.max(...limits)]).toEqual([true, 8 * 1024]);
});

test('accepts a body of the longest text that its contract allows, in any encoding', async () => {
  const notes = '\u{1f37a}'.repeat(2500);
  const escaped = JSON.stringify({ notes }).replace(
    /[^\0-~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  expect(escaped.length).toBeGreaterThan(30_000);
  for (const body of [escaped, JSON.stringify({ notes })]) {
    expect((await send('/api/breweries/any/notes', body, 'PUT')).status).toBe(401);
  }
  const more = JSON.stringify({ notes: notes.repeat(10) });
  expect((await send('/api/breweries/any/notes', more, 'PUT')).status).toBe(413);
});

test('a batch may have the sum of what its calls may', async () => {
  const body = text(30 * KILOBYTE);
  const one = await send('/trpc/auth.sendCode', body);
  expect(one).toEqual({
    status: 413,
    message: 'The request is too large: here it may have 22 kB.',
  });
  const two = '/trpc/auth.sendCode,auth.sendCode?batch=1';
  expect((await send(two, body)).status).toBe(400);
  expect((await send(two.replace(',', '%2C'), body)).status).toBe(400);
  expect((await send(two, text(45 * KILOBYTE))).message).toContain('44 kB');
  const three = '/trpc/auth.sendCode,no.such,users.update?batch=1';
  expect((await send(three, text(8 * 1024 * KILOBYTE + 1))).message).toContain('8 MB');
});

test.each([
  ['many keys', keys(MANY)],
  ['many elements', `{"email":[${'0,'.repeat(MANY)}0]}`],
  ['many empty objects', `{"email":[${'{},'.repeat(MANY)}{}]}`],
  ['many levels', `{"email":${'['.repeat(MANY)}${']'.repeat(MANY)}}`],
  ['many blanks', `{"email":${' '.repeat(2 * 1024 * KILOBYTE)}0}`],
  ['many quotes', `{"email":"${'\\"'.repeat(1024 * KILOBYTE)}"}`],
  ['many backslashes', `{"email":"${'\\\\'.repeat(1024 * KILOBYTE)}"}`],
])('refuses %s before it parses them, where a body may have 8 MB', async (_what, body) => {
  // The second is not valid JSON, which parsing would say.
  for (const payload of [body, `${body}}`]) {
    for (const [url, method] of [
      ['/api/users/any', 'PUT'],
      ['/trpc/users.update', 'POST'],
    ] as const) {
      const response = await send(url, payload, method);
      expect(response.status).toBe(413);
      expect(response.message).toMatch(/^The request is too large: here it may have \d+ fields/);
    }
  }
});

test('accepts a picture in a body', async () => {
  const profileImage = `data:image/png;base64,${'A'.repeat(5 * 1024 * KILOBYTE)}`;
  const body = JSON.stringify({ profileImage }, undefined, 2);
  expect((await send('/api/users/any', body, 'PUT')).status).toBe(401);
});

test('reads no body at an address where there is nothing', async () => {
  for (const [url, method] of [
    ['/api/nothing', 'POST'],
    ['/api/leaderboard', 'PUT'],
    ['/breweries', 'POST'],
    ['/trpc/no/such', 'POST'],
  ] as const) {
    for (const payload of ['{', keys(MANY), text(2 * 1024 * KILOBYTE)]) {
      expect([url, await send(url, payload, method)]).toEqual([
        url,
        { status: 404, message: 'There is nothing at this address.' },
      ]);
    }
  }
  expect((await send('/trpc/no.such', keys(MANY))).status).toBe(413);
  expect((await send('/trpc/no.such', keys(1000))).status).toBe(413);
  expect((await send('/trpc/no.such', keys(3))).status).toBe(404);
});
