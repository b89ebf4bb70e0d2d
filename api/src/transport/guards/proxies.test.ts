import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';
import { signUp } from '../../testing/person.ts';

const PROXY = '10.0.0.7';
const visitor = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` });

async function begin(trustProxy: string[]) {
  const run = await buildTestApp({ config: { trustProxy, requestsPerMinute: 1 } });
  return async (remoteAddress: string, headers: Record<string, string>) => {
    const response = await run.app.inject({ url: '/api/leaderboard', remoteAddress, headers });
    return response.statusCode;
  };
}

test('limits each visitor behind a trusted proxy separately', async () => {
  const get = await begin(['10.0.0.0/8']);
  expect(await get(PROXY, visitor(1))).toBe(200);
  expect(await get(PROXY, visitor(1))).toBe(429);
  expect(await get(PROXY, visitor(2))).toBe(200);
});

test("ignores forwarded addresses of other clients, also before the proxy's own", async () => {
  const get = await begin([PROXY]);
  expect(await get('198.51.100.9', visitor(1))).toBe(200);
  expect(await get('198.51.100.9', visitor(2))).toBe(429);
  const forged = { 'x-forwarded-for': '203.0.113.77, 203.0.113.3' };
  expect(await get(PROXY, forged)).toBe(200);
  expect(await get(PROXY, { 'x-forwarded-for': '203.0.113.78, 203.0.113.3' })).toBe(429);
});

test.each([
  ['is ignored', false, 'beer.example'],
  ['is used if configured', true, 'forwarded.example'],
])('the forwarded host %s', async (_how, trustForwardedHost, expected) => {
  const run = await buildTestApp({ config: { trustProxy: ['127.0.0.1'], trustForwardedHost } });
  const ada = await signUp(run, 'ada');
  const headers = { host: 'beer.example', 'x-forwarded-host': 'forwarded.example' };
  const rest = await ada.call('POST', '/api/objects/upload', {}, headers);
  const rpc = await ada.call('POST', '/trpc/uploads.create', {}, headers);
  const links = [rest.json().uploadURL, rpc.json().result.data.uploadURL];
  expect(links.map((link) => new URL(link).host)).toEqual(links.map(() => expected));
  const foreign = { ...headers, origin: `http://${expected}` };
  expect((await ada.call('POST', '/api/objects/upload', {}, foreign)).statusCode).toBe(200);
  const other = expected === 'beer.example' ? 'forwarded.example' : 'beer.example';
  const refused = { ...headers, origin: `http://${other}` };
  expect((await ada.call('POST', '/api/objects/upload', {}, refused)).statusCode).toBe(403);
});
