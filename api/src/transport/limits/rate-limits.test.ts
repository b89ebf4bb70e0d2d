import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';

const CLIENT = '203.0.113.9';
const batchOf = (calls: number) =>
  `/trpc/${Array.from({ length: calls }, () => 'podcast.episodes').join()}?batch=1`;

test('counts each call of a batch, streamed or not, and a call over REST as one', async () => {
  const { app } = await buildTestApp({ config: { requestsPerMinute: 36 } });
  const ask = async (url: string, remoteAddress: string, headers = {}) =>
    (await app.inject({ url, remoteAddress, headers })).statusCode;
  const streamed = { 'trpc-accept': 'application/jsonl' };

  for (const [client, headers] of [
    ['203.0.113.1', {}],
    ['203.0.113.2', streamed],
  ] as const) {
    expect(await ask(batchOf(10), client, headers)).toBe(200);
    expect(await ask(batchOf(2), client, headers)).toBe(200);
    expect(await ask(batchOf(1), client, headers)).toBe(429);
  }
  const encoded = batchOf(10).replaceAll(',', '%2C');
  expect(await ask(encoded, '203.0.113.3')).toBe(200);
  expect(await ask(batchOf(3), '203.0.113.3')).toBe(429);
  for (let sent = 1; sent <= 12; sent += 1) {
    expect(await ask('/api/podcast-episodes', '203.0.113.4')).toBe(200);
  }
  expect(await ask('/api/podcast-episodes', '203.0.113.4')).toBe(429);
});

test('allows a third of the calls of a minute at once, and all of them in a minute', async () => {
  const { app, passTime } = await buildTestApp({ config: { requestsPerMinute: 30 } });
  const accepted: number[] = [];
  for (let third = 0; third < 3; third += 1) {
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => app.inject({ url: '/api/podcast-episodes' })),
    );
    accepted.push(responses.filter(({ statusCode }) => statusCode === 200).length);
    passTime(20_000);
  }
  expect(accepted).toEqual([10, 10, 10]);
});

test('responds to a refused batch with the time to wait, and answers it afterwards', async () => {
  const run = await buildTestApp({ config: { requestsPerMinute: 15 } });
  const refused = await run.app.inject({ url: batchOf(6) });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany']);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  run.passTime(seconds * 1000);
  expect((await run.app.inject({ url: batchOf(5) })).statusCode).toBe(200);
});

test('counts an IPv6 /64 as one client, and gives a /48 the budget of eight', async () => {
  const { app } = await buildTestApp({ config: { requestsPerMinute: 6 } });
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/podcast-episodes', remoteAddress })).statusCode;

  expect(await ask('2001:db8:1:1::1')).toBe(200);
  expect(await ask('2001:db8:1:1::2')).toBe(200);
  expect(await ask('2001:db8:1:1::3')).toBe(429);
  for (let subnet = 2; subnet <= 8; subnet += 1) {
    expect(await ask(`2001:db8:1:${subnet}::1`), String(subnet)).toBe(200);
    expect(await ask(`2001:db8:1:${subnet}::2`), String(subnet)).toBe(200);
  }
  expect(await ask('2001:db8:1:9::1')).toBe(429);
  expect(await ask('2001:db8:2:9::1')).toBe(200);
  expect(await ask('::ffff:203.0.113.9')).toBe(200);
  expect(await ask('203.0.113.9')).toBe(200);
  expect(await ask('203.0.113.9')).toBe(429);
});

test('limits pages, drawings, documents, pictures and unknown paths', async () => {
  const webRoot = await temporaryFolder();
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Hoptrail</title>');
  await writeFile(join(webRoot, 'docs.html'), '<!doctype html><title>API</title>');
  await writeFile(join(webRoot, 'assets', 'app-1.js'), 'export {};');
  const limits = { requestsPerMinute: 6, filesPerMinute: 6 };
  const urls = [
    '/',
    '/breweries',
    '/no/such/page',
    '/%',
    '/art/mark.svg',
    '/art/nothing.svg',
    '/assets/app-1.js',
    '/assets/gone-2.js',
    '/objects/uploads/nothing',
    '/objects/nothing',
    '/api/docs',
    '/api/openapi.json',
    '/api/health',
    '/api/nothing',
    '/trpc/nothing',
  ];
  const run = await buildTestApp({ webRoot, config: limits });
  for (const [at, url] of urls.entries()) {
    const remoteAddress = `203.0.113.${at}`;
    const ask = () => run.app.inject({ url, remoteAddress });
    expect((await ask()).statusCode, url).toBeLessThan(500);
    expect((await ask()).statusCode, url).not.toBe(429);
    const refused = await ask();
    expect(refused.statusCode, url).toBe(429);
    expect(refused.headers['retry-after'], url).toMatch(/^\d+$/);
  }
});

test('refuses a browser with a page, and a program with JSON', async () => {
  const run = await buildTestApp({ config: { filesPerMinute: 1 } });
  const ask = (url: string, accept: string) =>
    run.app.inject({ url, remoteAddress: CLIENT, headers: { accept } });
  await ask('/breweries', 'text/html');
  const page = await ask('/breweries', 'text/html,application/xhtml+xml');
  expect(page.statusCode).toBe(429);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('Too many requests. Please wait a moment and try again.');
  expect(page.body).toContain(`Try again in ${page.headers['retry-after']} seconds.`);
  expect(page.headers['cache-control']).toBe('no-store');
  const data = await ask('/breweries', '*/*');
  expect(data.json()).toEqual({
    message: 'Too many requests. Please wait a moment and try again.',
    code: 'request.tooMany',
  });
});

test('allows far more than thirty pages with thirty pictures each', async () => {
  const run = await buildTestApp();
  for (let count = 0; count < 30 * 31; count += 1) {
    const response = await run.app.inject({ url: '/art/mark.svg', remoteAddress: CLIENT });
    expect(response.statusCode).toBe(200);
  }
});
