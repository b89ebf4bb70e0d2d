import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/app.ts';
import { hoptrail } from '../testing/command.ts';
import { many, record } from './counts.ts';
import { undisturbed } from './undisturbed.ts';
import { fillWithPeople } from './world.ts';

const SOCKETS = 1000;
const PROBES = 300;
const ALLOWED_MS = 50;

/** Half a head, a body that never comes, and an answer that nobody reads. */
const beginnings = [
  'GET /api/breweries HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /api/auth/send-code HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{"email":"',
  'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n',
];

test('a thousand clients that dawdle hold nobody else up', async (context) => {
  const dataDir = await temporaryFolder();
  await fillWithPeople(dataDir, 20);
  const server = hoptrail(['serve'], {
    DATA_DIR: dataDir,
    ...undisturbed,
  });
  await server.printed('data in');
  const url = /http:\/\/[\w.]+:\d+/.exec(server.output())?.[0] ?? '';
  await probe(url);
  const before = await probe(url);
  const sockets = await dawdle(Number(new URL(url).port));
  const beside = await probe(url);
  expect(beside).toBeLessThan(Math.max(ALLOWED_MS, 5 * before));
  const open = sockets.filter((socket) => !socket.destroyed).length;
  expect(open).toBeGreaterThan(SOCKETS / 2);
  record(context, 'clients that send slowly, or read nothing', {
    done: `${many(SOCKETS, 'sockets')} open: half a head, a body that never comes, an answer nobody reads; ${PROBES} probes beside them`,
    held: `99 of 100 probes within ${beside.toFixed(1)} ms (${before.toFixed(1)} ms without them)`,
  });
});

/** @returns how long 99 of 100 requests take at the most, in milliseconds */
async function probe(url: string): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < PROBES; count += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/api/breweries?lat=35.4676&lng=-97.5164&limit=5`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(PROBES * 0.99)] ?? Number.NaN;
}

async function dawdle(port: number): Promise<Socket[]> {
  const sockets = Array.from({ length: SOCKETS }, () => connect(port, '127.0.0.1').pause());
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    sockets.map(async (socket, at) => {
      socket.on('error', () => {});
      await once(socket, 'connect');
      socket.write(beginnings[at % beginnings.length] ?? '');
    }),
  );
  return sockets;
}
