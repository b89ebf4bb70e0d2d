import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BODY_BYTES } from '@hoptrail/contracts/limits';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../testing/app.ts';
import { addBrewery } from '../testing/breweries.ts';
import { Person, signUp } from '../testing/person.ts';

const json = { 'content-type': 'application/json' };

test.each([
  ['from another site', { origin: 'https://evil.example' }],
  ['from a page that hides where it is', { origin: 'null' }],
  ['that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
])('refuses a write %s over REST and RPC', async (_from, headers) => {
  const run = await buildTestApp();
  const payload = { email: 'ada@people.example' };
  for (const url of ['/api/auth/send-code', '/trpc/auth.sendCode']) {
    const response = await run.app.inject({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('request.foreignOrigin');
  }
  expect(run.mailbox).toEqual([]);
});

test('accepts a write from the own page', async () => {
  const run = await buildTestApp();
  const response = await run.app.inject({
    method: 'POST',
    url: '/api/auth/send-code',
    payload: { email: 'ada@people.example' },
    headers: { host: 'beer.example', origin: 'https://beer.example' },
  });
  expect(response.statusCode).toBe(200);
});

test.each([
  ['text/plain', '{"email":"a@b.c"}'],
  ['application/x-www-form-urlencoded', 'email=a%40b.c'],
  ['multipart/form-data; boundary=x', '--x--'],
])('refuses a write as %s over REST and RPC', async (type, payload) => {
  const run = await buildTestApp();
  for (const url of ['/api/auth/send-code', '/trpc/auth.sendCode']) {
    const headers = { 'content-type': type };
    const response = await run.app.inject({ method: 'POST', url, payload, headers });
    expect(response.statusCode).toBe(415);
    expect(response.json().code).toBe('request.unsupported');
  }
});

test.each([
  'APPLICATION/JSON',
  'Application/Json; Charset=UTF-8',
  'application/json;charset=utf-8',
])('accepts a write as %s over REST and RPC, streamed or not', async (type) => {
  const run = await buildTestApp();
  const payload = { email: 'ada@people.example' };
  for (const [url, accept] of [
    ['/api/auth/send-code', '*/*'],
    ['/trpc/auth.sendCode', '*/*'],
    ['/trpc/auth.sendCode?batch=1', 'application/jsonl'],
    ['/trpc/auth.sendCode?batch=1', 'text/html, Application/JSONL'],
  ] as const) {
    const headers = { 'content-type': type, accept };
    const body = JSON.stringify(url.includes('batch') ? { 0: payload } : payload);
    const { statusCode } = await run.app.inject({ method: 'POST', url, payload: body, headers });
    expect([url, accept, statusCode]).toEqual([url, accept, 200]);
  }
});

test('streams a batch for a media type in any case', async () => {
  const { app } = await buildTestApp();
  const url = '/trpc/podcast.header,settings.all?batch=1&input={}';
  for (const name of ['accept', 'trpc-accept']) {
    const streamed = await app.inject({ url, headers: { [name]: 'Application/JSONL' } });
    expect(streamed.body.split('\n').length).toBeGreaterThan(2);
  }
});

test('refuses a body that is not JSON, not an object or too large, and says why', async () => {
  const run = await buildTestApp();
  const post = (payload: string) =>
    run.app.inject({ method: 'POST', url: '/api/auth/send-code', payload, headers: json });
  expect((await post('{"email":')).json().message).toBe('The request is not valid JSON.');
  expect((await post('[1]')).json().message).toBe('Send a JSON object.');
  expect((await post('7')).json().message).toBe('Send a JSON object.');
  expect((await post('')).json().message).toBe('email: Required');
  expect((await post('{"email":7}')).json().message).toBe(
    'email: Expected string, received number',
  );
  const large = await post(JSON.stringify({ email: 'x'.repeat(2_000_000) }));
  expect(large.statusCode).toBe(413);
  expect(large.json().message).toBe('The request is too large: here it may have 22 kB.');
});

test.each(['/api/auth/send-code', '/trpc/auth.sendCode'])(
  'accepts the same bodies at %s with and without Content-Length',
  async (url) => {
    const run = await buildTestApp();
    const bodies = [JSON.stringify({ email: 'x'.repeat(BODY_BYTES) }), '{"email":"a@b.example"}'];
    const statuses = bodies.flatMap((body) =>
      [body, Readable.from([body])].map(async (payload) => {
        const response = await run.app.inject({ method: 'POST', url, payload, headers: json });
        return [response.statusCode, response.json().code ?? response.json().error?.data.code];
      }),
    );
    const tooLarge = [413, 'request.tooLarge'];
    const taken = [200, undefined];
    expect(await Promise.all(statuses)).toEqual([tooLarge, tooLarge, taken, taken]);
  },
);

test('accepts a batch of at most ten calls', async () => {
  const run = await buildTestApp();
  const batch = (size: number) => {
    const paths = Array.from({ length: size }, () => 'checkins.leaderboard').join(',');
    const input = Object.fromEntries(Array.from({ length: size }, (_, index) => [index, {}]));
    const query = encodeURIComponent(JSON.stringify(input));
    return run.app.inject({ url: `/trpc/${paths}?batch=1&input=${query}` });
  };
  expect((await batch(10)).statusCode).toBe(200);
  expect((await batch(11)).statusCode).toBe(400);
});

test('returns the same results and errors over RPC and REST', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const brewery = await addBrewery(run);
  const rpc = (path: string, input: object) =>
    ada.call('GET', `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`);
  const viaRpc = await rpc('breweries.byId', { id: brewery.id });
  const viaRest = await ada.call('GET', `/api/breweries/${brewery.id}`);
  expect(viaRpc.json().result.data).toEqual(viaRest.json());

  const missingRpc = await rpc('breweries.byId', { id: 'nowhere' });
  const missingRest = await ada.call('GET', '/api/breweries/nowhere');
  expect(missingRpc.statusCode).toBe(missingRest.statusCode);
  expect(missingRpc.json().error).toMatchObject({
    message: missingRest.json().message,
    data: { appCode: missingRest.json().code, httpStatus: 404 },
  });
  const wrong = await rpc('breweries.list', { lat: '35', lng: '-97' });
  expect(wrong.statusCode).toBe(400);
  expect(wrong.json().error.message).toBe('lat: Expected number, received string');
});

test('masks an internal failure and returns the id of the request', async () => {
  const run = await buildTestApp();
  await run.deps.db.schema.alterTable('breweries').renameTo('gone').execute();
  const rest = await run.app.inject({ url: '/api/breweries' });
  expect(rest.statusCode).toBe(500);
  expect(rest.json()).toEqual({
    message: 'Something went wrong. Please try again.',
    code: 'server.failed',
    requestId: expect.stringMatching(/\S/),
  });
  const rpc = await run.app.inject({ url: '/trpc/breweries.list?input=%7B%7D' });
  expect(rpc.statusCode).toBe(500);
  expect(rpc.json().error.message).toBe('Something went wrong. Please try again.');
  expect(rpc.body).not.toMatch(/sqlite|postgres|no such table|relation|stack/i);
});

test('responds to an unknown path with JSON below /api and with the page elsewhere', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Hoptrail</title>');
  await writeFile(join(root, 'docs.html'), '<!doctype html><title>API</title>');
  await writeFile(join(root, 'assets', 'app-1.js'), 'export {};');
  const run = await buildTestApp({ webRoot: root });
  const get = (url: string) => run.app.inject({ url });

  for (const url of ['/api/nothing', '/objects/nothing', '/trpc/nothing', '/art/nothing.svg']) {
    const response = await get(url);
    expect(response.statusCode, url).toBe(404);
    expect(response.headers['content-type'], url).toContain('application/json');
  }
  expect((await get('/assets/gone-2.js')).statusCode).toBe(404);
  for (const url of ['/', '/breweries', '/no/such/page']) {
    const page = await get(url);
    expect(page.statusCode, url).toBe(200);
    expect(page.body).toContain('<title>Hoptrail</title>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['cache-control']).toBe('no-cache');
  }
  expect((await get('/assets/app-1.js')).headers['cache-control']).toContain('immutable');
  expect((await get('/api/docs')).body).toContain('<title>API</title>');
  const write = await run.app.inject({ method: 'POST', url: '/breweries', payload: {} });
  expect(write.statusCode).toBe(404);
});

test('tells a client with too many requests to wait', async () => {
  const run = await buildTestApp({ config: { requestsPerMinute: 15 } });
  for (let sent = 1; sent <= 5; sent += 1) {
    expect((await run.app.inject({ url: '/api/leaderboard' })).statusCode).toBe(200);
  }
  const last = await run.app.inject({ url: '/api/leaderboard' });
  expect(last.statusCode).toBe(429);
  expect(last.json().code).toBe('request.tooMany');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

test('ignores x-user-id', async () => {
  const run = await buildTestApp();
  const ada = await signUp(run, 'ada');
  const header = { 'x-user-id': ada.userId };
  const response = await new Person(run.app).call('GET', '/api/auth/me', undefined, header);
  expect(response.statusCode).toBe(401);
});
