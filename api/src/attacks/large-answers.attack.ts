import { once } from 'node:events';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { serveBreweries } from './large-answers/serve-breweries.ts';
import { askSilently, type SilentClient } from './large-answers/silent-clients.ts';
import { watchServer } from './large-answers/watch-server.ts';
import { recordAttack } from './record.ts';

const isLong = process.env.ATTACKS === 'long';
const CLIENTS = 200;
/** A client that is cut off comes back and asks again. */
const ATTACK_MS = isLong ? 60_000 : 14_000;
const AT_ONCE = 50;
const WAVE_MS = 5000;
const BEFORE_MS = 1500;
const ALLOWED_MEGABYTES = 300;
const ALLOWED_MS = 50;

const batchOf = (input: object) => {
  const inputs = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, input]));
  const calls = Array.from({ length: 10 }, () => 'breweries.list').join();
  return `/trpc/${calls}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
};
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;
const getCompressed = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\naccept-encoding: br\r\n\r\n`;
const from = (client: number) => `lat=${30 + (client % 17)}.${client}&lng=-97.${client}`;

/** What one client asks for, by how it is called in the table. */
const questions: Readonly<Record<string, (client: number) => string>> = {
  'ten lists without a limit in one batch': () => get(batchOf({})),
  'ten lists of a thousand in one batch': () => get(batchOf({ limit: 1000 })),
  'ten compressed lists of a thousand, each from another place': (client) =>
    getCompressed(batchOf({ limit: 1000, lat: 30 + client / 20, lng: -97 })),
  'the whole list over REST, ten times on one connection': () => get('/api/breweries').repeat(10),
  'the whole list by distance, each from another place': (client) =>
    getCompressed(`/api/breweries?${from(client)}`).repeat(3),
};

test.for(Object.entries(questions))('%s, read by no client', async ([name, question], context) => {
  const { port, pid } = await serveBreweries(false);
  const held = await attack({
    pid,
    begin: (client) => askSilently(port, client, question(client)),
    read: () => readBreweries(port),
  });
  console.log(name, held);
  expect.soft(held.p99).toBeLessThan(ALLOWED_MS);
  expect.soft(held.megabytes).toBeLessThan(ALLOWED_MEGABYTES);
  recordAttack(context, {
    attack: `${name}, and no client reads the answer`,
    sent: `${question(0).length} bytes`,
    times: `${CLIENTS} clients at once, anew every ${WAVE_MS / 1000} s`,
    held: `${held.megabytes} MB of memory; 99 of 100 reads of others within ${held.p99.toFixed(1)} ms (${held.before.toFixed(1)} ms before)`,
  });
});

interface Attack {
  pid: number;
  /** Begins what one client does. */
  begin(client: number): Promise<SilentClient>;
  /** Reads as others do meanwhile. */
  read(): Promise<void>;
}

async function attack({ pid, begin, read }: Attack) {
  let untilBefore = performance.now() + BEFORE_MS;
  await watchServer(pid, read, () => performance.now() > untilBefore);
  untilBefore = performance.now() + BEFORE_MS;
  const before = await watchServer(pid, read, () => performance.now() > untilBefore);
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
      const some = Array.from({ length: AT_ONCE }, (_, at) =>
        begin(asked + at).catch(() => undefined),
      );
      for (const one of await Promise.all(some)) if (one) clients.push(one);
    }
    await setTimeout(Math.max(0, begun + WAVE_MS - performance.now()));
  }
  isOver = true;
  const { p99, megabytes, reads } = await beside;
  return { p99, megabytes, reads, before: before.p99, atRest: before.megabytes };
}

/** Asks for what is near some place, as the first screen does. @throws when it is not answered */
async function readBreweries(port: number): Promise<void> {
  const lat = (30 + Math.random() * 15).toFixed(4);
  // From many addresses, as the limits of one are not what is measured.
  const localAddress = `127.0.1.${1 + Math.floor(Math.random() * 200)}`;
  const path = `/api/breweries?lat=${lat}&lng=-97.5&limit=5`;
  const asked = request({ port, host: '127.0.0.1', path, localAddress }).end();
  const [answer] = await once(asked, 'response');
  await buffer(answer);
  expect(answer.statusCode).toBe(200);
}
