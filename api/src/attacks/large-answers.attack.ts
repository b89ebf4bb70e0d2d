import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { readerOverHttp2, readOverHttp } from './large-answers/read-as-others.ts';
import { serveBreweries } from './large-answers/serve-breweries.ts';
import {
  askSilently,
  askWithoutWindow,
  type SilentClient,
} from './large-answers/silent-clients.ts';
import { type Watched, watchServer } from './large-answers/watch-server.ts';
import { recordAttack } from './record.ts';

const isLong = process.env.ATTACKS === 'long';
const CLIENTS = 200;
const ATTACK_MS = isLong ? 60_000 : 8000;
/** All clients come back and ask again. */
const WAVE_MS = 4000;
const BEFORE_MS = 2000;
const AT_ONCE = 50;
const STREAMS = 10;
const ALLOWED_MEGABYTES = 300;
const ALLOWED_MS = 50;
/** On a machine that does other things too, what counts is how it was before. */
const TIMES_BEFORE = 5;

const get = (path: string, encoding = 'identity') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`;
const near = (client: number) => ({ lat: 30 + (client % 15), lng: -(80 + (client % 40)) });

const batches: readonly ((client: number) => string)[] = [
  () => get(batchOf({})),
  () => get(batchOf({ limit: 1000 })),
  (client) => get(batchOf({ limit: 1000, ...near(client) }), 'br'),
];

test('lists in batches that nobody reads', async (context) => {
  const server = await serveBreweries(false);
  const held = await attack({
    ...server,
    begin: (client) => askSilently(server.port, client, batches[client % batches.length]?.(client)),
    read: () => readOverHttp(server.port),
  });
  tell(context, held, {
    attack: 'ten lists of breweries in one batch, and no client reads the answer',
    sent: `${batches.map((question) => question(0).length).join(', ')} bytes: without a limit, by 1,000, by 1,000 compressed`,
  });
});

const wholeLists: readonly ((client: number) => string)[] = [
  () => get('/api/breweries').repeat(10),
  () => get('/api/breweries', 'br').repeat(10),
  (client) => get(`/api/breweries?${new URLSearchParams(text(near(client)))}`).repeat(3),
  (client) => get(`/api/breweries?${new URLSearchParams(text(near(client)))}`, 'gzip').repeat(3),
];

test('whole lists over REST that nobody reads', async (context) => {
  const server = await serveBreweries(false);
  const held = await attack({
    ...server,
    begin: (client) =>
      askSilently(server.port, client, wholeLists[client % wholeLists.length]?.(client)),
    read: () => readOverHttp(server.port),
  });
  tell(context, held, {
    attack: 'all 10,000 breweries over REST, by name and by distance, and no client reads them',
    sent: '3 or 10 requests on one connection',
  });
});

test('answers over HTTP/2 that no window lets come', async (context) => {
  const server = await serveBreweries(true);
  const asked = { path: batchOf({ limit: 1000 }), streams: STREAMS };
  const held = await attack({
    ...server,
    begin: (client) => askWithoutWindow(server.port, client, asked),
    read: readerOverHttp2(server.port),
  });
  tell(context, held, {
    attack: 'ten lists of a thousand in one batch over HTTP/2, and no window lets the answer come',
    sent: `${STREAMS} streams in one session that pings`,
  });
});

function batchOf(input: object): string {
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, input]));
  const calls = Array.from({ length: 10 }, () => 'breweries.list').join();
  return `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
}

function text(values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

interface Attack {
  pid: number;
  /** Begins what one client does. */
  begin(client: number): Promise<SilentClient>;
  /** Reads as others do meanwhile. @returns the status */
  read(): Promise<number>;
}

interface Held {
  before: Watched;
  beside: Watched;
}

async function attack({ pid, begin, read }: Attack): Promise<Held> {
  const restingUntil = performance.now() + BEFORE_MS;
  const before = await watchServer(pid, read, () => performance.now() > restingUntil);
  const clients: SilentClient[] = [];
  onTestFinished(() => {
    for (const client of clients) client.destroy();
  });
  let isOver = false;
  const beside = watchServer(pid, read, () => isOver);
  const end = performance.now() + ATTACK_MS;
  while (performance.now() < end) {
    const begun = performance.now();
    for (let asked = 0; asked < CLIENTS; asked += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => begin(asked + at));
      clients.push(...(await Promise.all(some)));
    }
    await setTimeout(Math.max(0, begun + WAVE_MS - performance.now()));
  }
  isOver = true;
  return { before, beside: await beside };
}

/** Checks what held, and records it. */
function tell(
  context: TestContext,
  { before, beside }: Held,
  row: { attack: string; sent: string },
): void {
  expect(new Set(beside.statuses)).toEqual(new Set([200]));
  expect.soft(beside.p99).toBeLessThan(Math.max(ALLOWED_MS, TIMES_BEFORE * before.p99));
  expect.soft(beside.megabytes).toBeLessThan(ALLOWED_MEGABYTES);
  const [after, atRest] = [beside.p99, before.p99].map((ms) => `${ms.toFixed(1)} ms`);
  recordAttack(context, {
    ...row,
    times: `${CLIENTS} clients, all anew every ${WAVE_MS / 1000} s, for ${ATTACK_MS / 1000} s`,
    held: `${beside.megabytes} MB of memory at the most (${before.megabytes} MB at rest); 99 of 100 reads of others within ${after} (${atRest} before)`,
  });
}
