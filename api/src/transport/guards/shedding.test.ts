import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/app.ts';

/** Blocks the event loop. */
function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('refuses requests with 503 and Retry-After while overloaded, except for health', async () => {
  const run = await buildTestApp({ config: { shedDelayMs: 20 } });
  const get = (url: string) => run.app.inject({ url });
  expect((await get('/api/leaderboard')).statusCode).toBe(200);
  let refused = await get('/api/leaderboard');
  for (let tries = 0; refused.statusCode === 200 && tries < 40; tries += 1) {
    block(150);
    await new Promise((resolve) => setImmediate(resolve));
    refused = await get('/api/leaderboard');
  }
  expect(refused.statusCode).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toEqual({
    message: 'The server is busy. Please try again in a moment.',
    code: 'server.busy',
    requestId: refused.headers['x-request-id'],
  });
  expect((await get('/trpc/checkins.leaderboard?input=%7B%7D')).statusCode).toBe(503);
  expect((await get('/api/health')).statusCode).toBe(200);
});

test('sets an id of its own on every response', async () => {
  const run = await buildTestApp();
  const ids = await Promise.all(
    ['/api/leaderboard', '/api/nothing', '/art/mark.svg'].map(
      async (url) => (await run.app.inject({ url })).headers['x-request-id'],
    ),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
