import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, type TestContext, test } from 'vitest';
import { readOverHttp } from './large-responses/read-as-others.ts';
import { type Served, serveBreweries } from './large-responses/serve-breweries.ts';
import { type Watched, watchServer } from './large-responses/watch-server.ts';
import { type AttackRow, isLongForm, recordAttack } from './record.ts';

const AT_ONCE = 4;
const BATCHES = isLongForm ? 2000 : 60;
const BODIES = isLongForm ? 2000 : 80;
/** A batch of ten searches counts as fifty calls, and 400 calls are free in a window. */
const BATCHES_PER_WINDOW = 8;
const WINDOW_MS = 20_000;
const KEYS = 60_000;

/** Sends a request, and returns the status. */
async function send(port: number, path: string, { from, body }: { from: string; body?: string }) {
  const sent = request({
    ...{ port, host: '127.0.0.1', path, localAddress: from },
    ...(body ? { method: 'POST', headers: { 'content-type': 'application/json' } } : {}),
  }).end(body);
  const [response] = await once(sent, 'response');
  await buffer(response);
  return Number(response.statusCode);
}

interface Held {
  attacked: Watched;
  spared: Watched;
  /** How many requests of the attack got each status. */
  counts: Record<number, number>;
  elapsedMs: number;
}

/** Attacks a server, while others read from it, and from a second one without an attack. */
async function attack(times: number, one: (target: Served, at: number) => Promise<number>) {
  const [target, other] = [await serveBreweries(false), await serveBreweries(false)];
  const read = (server: Served) => () => readOverHttp(server.port);
  for (let reads = 0; reads < 50; reads += 1)
    await Promise.all([target, other].map((s) => read(s)()));
  let isOver = false;
  const watching = [target, other].map((server) =>
    watchServer(server.pid, read(server), () => isOver),
  );
  const counts: Held['counts'] = {};
  const begun = performance.now();
  for (let at = 0; at < times; at += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => one(target, at + index));
    for (const status of await Promise.all(some)) counts[status] = (counts[status] ?? 0) + 1;
  }
  const elapsedMs = performance.now() - begun;
  isOver = true;
  const [attacked, spared] = await Promise.all(watching);
  if (!attacked || !spared) throw new Error('The servers were not measured.');
  return { attacked, spared, counts, elapsedMs };
}

function tell(
  context: TestContext,
  { attacked, spared }: Held,
  row: Omit<AttackRow, 'held'>,
  held: string,
) {
  expect(new Set(attacked.statuses)).toEqual(new Set([200]));
  const ratio = (attacked.p99 / spared.p99).toFixed(1);
  const cpu = Math.round(attacked.cpu * 100);
  recordAttack(context, {
    ...row,
    held: `${held}; ${cpu} % of a processor; all others are answered, 99 of 100 within ${ratio} times the time without an attack (${spared.p99.toFixed(1)} ms)`,
  });
}

test('one visitor who searches without end holds nobody up', async (context) => {
  const held = await attack(BATCHES, async ({ port }) => {
    const lat = 30 + Math.random() * 15;
    const input = { lat, lng: -97, limit: 1, q: 'e r b w '.repeat(25) };
    const inputs = JSON.stringify(
      Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, input])),
    );
    const calls = Array.from({ length: 10 }, () => 'breweries.list').join();
    const path = `/trpc/${calls}?batch=1&input=${encodeURIComponent(inputs)}`;
    return await send(port, path, { from: '127.0.3.1' });
  });
  // The last batch of a window is answered in part.
  const { 200: whole = 0, 207: some = 0, 429: refused = 0 } = held.counts;
  const answered = whole + some;
  const windows = 1 + Math.ceil(held.elapsedMs / WINDOW_MS);
  expect(answered).toBeLessThanOrEqual((BATCHES_PER_WINDOW + AT_ONCE) * windows);
  expect(refused).toBe(BATCHES - answered);
  const row = {
    attack: 'one visitor searches without end',
    sent: 'ten lists of breweries near a position in one batch, each with 100 words',
    times: `${BATCHES} batches, ${AT_ONCE} at once`,
  };
  tell(context, held, row, `${answered} batches answered, the others 429`);
});

test('bodies with many keys are refused before they cost anything', async (context) => {
  const keys = Array.from({ length: KEYS }, (_, at) => [`k${at}`, at] as const);
  const body = JSON.stringify(Object.fromEntries(keys));
  const paths = [
    '/api/auth/send-code',
    '/trpc/auth.sendCode',
    '/api/nothing',
    '/trpc/users.update',
  ];
  const held = await attack(BODIES, async ({ port }, at) => {
    const path = paths[at % paths.length] ?? '';
    return await send(port, path, { from: `127.0.3.${1 + (at % 200)}`, body });
  });
  expect(held.counts).toEqual({ 404: BODIES / 4, 413: (BODIES * 3) / 4 });
  const row = {
    attack: 'a body has many keys',
    sent: `${KEYS} keys (${body.length >> 10} kB) for a call, for one that takes a picture, and for an unknown address`,
    times: `${BODIES} bodies, ${AT_ONCE} at once`,
  };
  tell(context, held, row, 'all refused with 413 or 404');
});
