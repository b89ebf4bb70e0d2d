import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { readerOverHttp2, readOverHttp } from './large-responses/read-as-others.ts';
import { type Served, serveBreweries } from './large-responses/serve-breweries.ts';
import {
  askSilently,
  askWithoutWindow,
  type SilentClient,
} from './large-responses/silent-clients.ts';
import { type Watched, watchServer } from './large-responses/watch-server.ts';
import { recordAttack } from './record.ts';

const isLong = process.env.ATTACKS === 'long';
const CLIENTS = 200;
/** The time after which all clients connect and ask again. */
const WAVE_MS = 4000;
const WAVES = isLong ? 15 : 2;
const AT_ONCE = 50;
/** The reads of each server before the attack: one that has just started answers slowly. */
const FIRST_READS = 100;
const STREAMS = 10;
/**
 * How many times the memory of a server without an attack: what a server keeps before its garbage is
 * collected depends on the speed of the machine. Measured: 1.3 to 1.7.
 */
const ALLOWED_TIMES = 2;
/**
 * Includes the first read of all breweries, their list in three encodings, and garbage; measured:
 * 300 to 490.
 */
const ALLOWED_MEGABYTES_WHOLE = 600;
/** Two hundred TLS and HTTP/2 sessions need some of it; measured: 280 to 310. */
const ALLOWED_MEGABYTES_HTTP2 = 350;
const get = (path: string, encoding = 'identity') =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: ${encoding}\r\n\r\n`;
const near = (client: number) => ({ lat: 30 + (client % 15), lng: -(80 + (client % 40)) });

const batches: readonly ((client: number) => string)[] = [
  () => get(batchOf({})),
  () => get(batchOf({ limit: 1000 })),
  (client) => get(batchOf({ limit: 1000, ...near(client) }), 'br'),
];

test('unread lists in batches leave memory within limits', async (context) => {
  const held = await attack({
    serve: () => serveBreweries(false),
    begin: (port, client) => askSilently(port, client, batches[client % batches.length]?.(client)),
    reader: (port) => () => readOverHttp(port),
  });
  tell(context, held, {
    attack: 'ten lists of breweries in one batch, and no client reads the response',
    sent: `${batches.map((question) => question(0).length).join(', ')} bytes: without a limit, with 1,000 rows, with 1,000 rows compressed`,
  });
});

const wholeLists: readonly ((client: number) => string)[] = [
  () => get('/api/breweries').repeat(10),
  () => get('/api/breweries', 'br').repeat(10),
  (client) => get(`/api/breweries?${new URLSearchParams(text(near(client)))}`).repeat(3),
  (client) => get(`/api/breweries?${new URLSearchParams(text(near(client)))}`, 'gzip').repeat(3),
];

test('unread whole lists over REST leave memory within limits', async (context) => {
  const held = await attack({
    serve: () => serveBreweries(false),
    begin: (port, client) =>
      askSilently(port, client, wholeLists[client % wholeLists.length]?.(client)),
    reader: (port) => () => readOverHttp(port),
  });
  tell(context, held, {
    attack: 'all 10,000 breweries over REST, by name and by distance, and no client reads them',
    sent: '3 or 10 requests on one connection',
    allowed: ALLOWED_MEGABYTES_WHOLE,
  });
});

test('HTTP/2 responses without a window leave memory within limits', async (context) => {
  const options = { path: batchOf({ limit: 1000 }), streams: STREAMS };
  const held = await attack({
    serve: () => serveBreweries(true),
    begin: (port, client) => askWithoutWindow(port, client, options),
    isOnce: true,
    reader: readerOverHttp2,
  });
  tell(context, held, {
    attack: 'ten lists of 1,000 rows in one batch over HTTP/2, and no window for the response',
    sent: `${STREAMS} streams in one session that pings`,
    isOnce: true,
    allowed: ALLOWED_MEGABYTES_HTTP2,
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
  serve(): Promise<Served>;
  /** Starts one client. */
  begin(port: number, client: number): Promise<SilentClient>;
  /**
   * Whether the clients connect only once; HTTP/2 clients stay until the server disconnects them.
   */
  isOnce?: true;
  /** Returns a function that reads as other people do, and returns the status. */
  reader(port: number): () => Promise<number>;
}

/** Measurements of the attacked server, and at the same time of a second one without an attack. */
interface Held {
  attacked: Watched;
  spared: Watched;
}

async function attack({ serve, begin, reader, isOnce }: Attack): Promise<Held> {
  const [target, other] = [await serve(), await serve()];
  const [readTarget, readOther] = [reader(target.port), reader(other.port)];
  for (let reads = 0; reads < FIRST_READS; reads += 1)
    await Promise.all([readTarget(), readOther()]);
  const clients: SilentClient[] = [];
  onTestFinished(() => {
    for (const client of clients) client.destroy();
  });
  let isOver = false;
  const watching = [
    watchServer(target.pid, readTarget, () => isOver),
    watchServer(other.pid, readOther, () => isOver),
  ];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const begun = performance.now();
    for (let first = 0; first < CLIENTS && !(isOnce && wave > 0); first += AT_ONCE) {
      const some = Array.from({ length: AT_ONCE }, (_, at) => begin(target.port, first + at));
      clients.push(...(await Promise.all(some)));
    }
    await setTimeout(Math.max(0, begun + WAVE_MS - performance.now()));
  }
  isOver = true;
  const [attacked, spared] = await Promise.all(watching);
  if (!attacked || !spared) throw new Error('The servers were not measured.');
  return { attacked, spared };
}

interface Row {
  attack: string;
  sent: string;
  isOnce?: true;
  /** The most memory that the server may use, in MB; by default twice that without an attack. */
  allowed?: number;
}

/** Checks the measurements and records them. */
function tell(
  context: TestContext,
  { attacked, spared }: Held,
  { isOnce, allowed = ALLOWED_TIMES * spared.megabytes, ...row }: Row,
): void {
  expect(new Set(attacked.statuses)).toEqual(new Set([200]));
  expect(attacked.megabytes).toBeLessThan(allowed);
  const ratio = (attacked.p99 / spared.p99).toFixed(1);
  recordAttack(context, {
    ...row,
    times: `${CLIENTS} clients${isOnce ? '' : `, which reconnect every ${WAVE_MS / 1000} s`}, for ${(WAVES * WAVE_MS) / 1000} s`,
    held: `${attacked.megabytes} MB of memory at the most (${spared.megabytes} MB without an attack); ${Math.round(attacked.cpu * 100)} % of a processor; 99 of 100 reads of others within ${ratio} times the time there (${spared.p99.toFixed(1)} ms)`,
  });
}
