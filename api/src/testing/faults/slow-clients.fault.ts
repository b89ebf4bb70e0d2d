import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, type TestContext, test } from 'vitest';
import { temporaryFolder } from '../app.ts';
import { hoptrail } from '../processes/command.ts';
import { keepOwnCertificate } from '../services/certificate.ts';
import { freePort } from '../services/pebble.ts';
import { many, record } from './support/counts.ts';
import { plainClients, type SlowClient, secureClients } from './support/slow-clients.ts';
import { undisturbed } from './support/undisturbed.ts';
import { fillWithPeople } from './support/world.ts';

/** With `FAULT_ROUNDS` the default timeout, otherwise a twentieth of it. */
const isShort = process.env.FAULT_ROUNDS === undefined;
const REQUEST_SECONDS = isShort ? 3 : 60;
const SOCKETS = 1000;
/** Fewer, since a handshake costs both sides more than a connection. */
const SECURE_SOCKETS = isShort ? 300 : 1000;
const AT_ONCE = 50;
const PROBES = 300;
const ALLOWED_MEGABYTES = 300;
const DOMAIN = 'beer.example.org';
const PATH = '/api/breweries?lat=35.4676&lng=-97.5164&limit=5';

/** Only a server that hangs takes as long: a busy machine is many times slower. */
const timeout = 600_000;
const CLOSING_MS = 120_000;

test('a thousand slow clients are disconnected, and others are served meanwhile', {
  timeout,
}, async (context) => {
  const { port, pid } = await serve({});
  const ask = async () => {
    const response = await fetch(`http://127.0.0.1:${port}${PATH}`);
    await response.arrayBuffer();
    return response.status;
  };
  const held = await occupy(plainClients, SOCKETS, { port, pid, ask });
  tell(context, 'slow clients over http', {
    how: 'half a header, a body that never arrives, unread responses',
    ...held,
  });
});

test('slow clients over https and HTTP/2 are disconnected, and others are served meanwhile', {
  timeout,
}, async (context) => {
  const [https, http] = [await freePort(), await freePort()];
  const ports = { HTTPS_PORT: String(https), HTTP_PORT: String(http) };
  const { port, pid } = await serve({ DOMAIN, ...ports });
  // From another address: unread responses of one address are limited.
  const options = { rejectUnauthorized: false, localAddress: '127.0.0.2' };
  const open = () => connect(`https://127.0.0.1:${port}`, options);
  let session = open();
  onTestFinished(() => session.destroy());
  const ask = async (isSecondTry = false): Promise<number> => {
    try {
      const stream = session.request({ ':path': PATH });
      const [response] = await once(stream, 'response');
      await buffer(stream);
      return Number(response[':status']);
    } catch (error) {
      // The server ends idle sessions.
      if (isSecondTry) throw error;
      session.destroy();
      session = open();
      return await ask(true);
    }
  };
  const held = await occupy(secureClients, SECURE_SOCKETS, { port, pid, ask });
  tell(context, 'slow clients over https and HTTP/2', {
    how: 'no handshake, half of one, half a header, sessions that only ping, bodies that never arrive, unread responses',
    ...held,
  });
});

async function serve(env: Record<string, string>): Promise<{ port: number; pid: number }> {
  const dataDir = await temporaryFolder();
  await fillWithPeople(dataDir, 20);
  await keepOwnCertificate(dataDir, DOMAIN);
  const timeouts = { REQUEST_SECONDS: String(REQUEST_SECONDS) };
  const server = hoptrail(['serve'], { DATA_DIR: dataDir, ...undisturbed, ...timeouts, ...env });
  await server.printed('data in');
  const port = Number(/https?:\/\/[\w.]+:(\d+)/.exec(server.output())?.[1]);
  return { port, pid: server.child.pid ?? 0 };
}

interface Target {
  port: number;
  pid: number;
  /**
   * Sends a request like a usual client.
   * @returns the status
   */
  ask(): Promise<number>;
}

interface Held {
  sockets: number;
  before: number;
  beside: number;
  /** When the server closed the last connection, in seconds. */
  seconds: number;
  /**
   * The additional memory of the server at its peak; undefined if the system does not report it.
   */
  megabytes: number | undefined;
}

async function occupy(
  beginnings: readonly ((port: number) => Promise<SlowClient>)[],
  sockets: number,
  { port, pid, ask }: Target,
): Promise<Held> {
  await probe(ask);
  const before = await probe(ask);
  const memory = peakMegabytes(pid);
  const clients: SlowClient[] = [];
  onTestFinished(() => {
    for (const one of clients) one.destroy();
  });
  while (clients.length < sockets) {
    const kinds = Array.from({ length: AT_ONCE }, (_, at) => beginnings[at % beginnings.length]);
    const some = await Promise.all(kinds.map((begin) => begin?.(port)));
    clients.push(...some.filter((one) => one !== undefined));
  }
  const begun = performance.now();
  await ask();
  const beside = await probe(ask);
  const wait = { timeout: CLOSING_MS, interval: 50 };
  const open = (those: readonly SlowClient[]) => () =>
    those.filter((one) => !one.isClosed()).length;
  const [unread, others] = [(one: SlowClient) => one.release, (one: SlowClient) => !one.release];
  await expect.poll(open(clients.filter(others)), wait).toBe(0);
  const seconds = (performance.now() - begun) / 1000;
  // The server closes the others before they have read anything.
  await expect.poll(() => openAt(port), wait).toBe(0);
  for (const one of clients.filter(unread)) one.release?.();
  await expect.poll(open(clients), wait).toBe(0);
  const peak = peakMegabytes(pid);
  const megabytes = peak === undefined ? undefined : peak - (memory ?? 0);
  expect(megabytes ?? 0).toBeLessThan(ALLOWED_MEGABYTES);
  expect(await ask()).toBe(200);
  return { sockets, before, beside, seconds, megabytes };
}

/** Returns the 99th percentile of the response times, in milliseconds. */
async function probe(ask: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PROBES; count += 1) {
    const start = performance.now();
    expect(await ask()).toBe(200);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(PROBES * 0.99)] ?? Number.NaN;
}

/** Returns how many connections the server at a port has not closed. */
function openAt(port: number): number {
  if (process.platform !== 'linux') return 0;
  const address = port.toString(16).toUpperCase().padStart(4, '0');
  const established = new RegExp(`^ *\\d+: \\S+:${address} \\S+ 01 `, 'gm');
  return [...readFileSync('/proc/net/tcp', 'utf8').matchAll(established)].length;
}

function peakMegabytes(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined;
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak) / 1024);
}

function tell(
  context: TestContext,
  name: string,
  { how, sockets, before, beside, seconds, megabytes = Number.NaN }: Held & { how: string },
): void {
  record(context, name, {
    done: `${many(sockets, 'sockets')} open: ${how}; ${PROBES} probes at the same time`,
    held: `99 of 100 probes within ${(beside / before).toFixed(1)} times the time without them (${before.toFixed(1)} ms); all ${sockets} closed within ${seconds.toFixed(1)} s (REQUEST_SECONDS is ${REQUEST_SECONDS}), ${megabytes} MB more memory`,
  });
}
