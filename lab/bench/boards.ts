import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDatabase } from '../../api/src/db/database.ts';
import { type Around, memory } from './around.ts';
import { processorSeconds } from './processors.ts';
import { startServer } from './servers.ts';
import { tokenOf } from './world.ts';

const SEEDED = 2000;
/** The breweries with ten boards each. */
const BREWERIES = 100;
const BOARDS = 1000;
/** A client may hold 50 streams, so these come from other loopback addresses. */
const PER_ADDRESS = 40;
const QUIET_SECONDS = 30;
const CHANGES = 20;

/** Measures 1,000 boards held at once: their memory, their cost at rest, and how soon they learn of a change. */
export async function measureBoards(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(SEEDED), '10']);
    await addBoards(join(folder, 'hoptrail.db'));
    const server = await startServer('product', folder);
    await (await fetch(`${server.url}/api/health`)).text();
    const before = memory(server.pid, 'VmRSS');
    const boards = await openAll(server.url);
    const held = memory(server.pid, 'VmRSS');
    const used = processorSeconds(server.pid);
    await setTimeout(QUIET_SECONDS * 1000);
    const quiet = (processorSeconds(server.pid) - used) / QUIET_SECONDS;
    const waits: number[] = [];
    for (let n = 0; n < CHANGES; n += 1) waits.push(await changeOf(server.url, boards, n));
    for (const { request } of boards) request.destroy();
    await server.stop();
    const kilobytes = Math.round((held - before) / 1024 / BOARDS);
    const median = waits.toSorted((a, b) => a - b)[CHANGES >> 1] ?? Number.NaN;
    return {
      'memory of a board, of 1,000 held at once': { value: `${kilobytes} kB`, target: '100 kB' },
      'processor at rest with 1,000 boards': {
        ...{ value: `${(quiet * 100).toFixed(1)} %`, target: '' },
      },
      "until a change is known to a brewery's ten boards": {
        ...{ value: `${Math.round(median)} ms`, target: '2000 ms' },
      },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface OpenBoard {
  request: ClientRequest;
  /** Waits for the next event `menu`. */
  changed(): Promise<void>;
}

/** Opens the boards in groups: a server refuses for a moment what comes all at once. */
async function openAll(url: string): Promise<OpenBoard[]> {
  const boards: OpenBoard[] = [];
  while (boards.length < BOARDS) {
    const group = Array.from({ length: PER_ADDRESS }, (_, n) => open(url, boards.length + n));
    boards.push(...(await Promise.all(group)));
  }
  return boards;
}

async function open(url: string, n: number): Promise<OpenBoard> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const options = {
    localAddress: `127.0.1.${1 + Math.floor(n / PER_ADDRESS)}`,
    headers: { cookie: `hoptrail-board=board-${n}` },
    agent: false,
  };
  const request = get(`${url}/api/boards/events`, options, resolve);
  request.once('error', reject);
  const response = await promise;
  if (response.statusCode !== 200) throw new Error(`The server answered ${response.statusCode}.`);
  request.on('error', () => {});
  response.on('error', () => {});
  response.resume();
  const changed = () =>
    new Promise<void>((done) => {
      const read = (chunk: Buffer) => {
        if (!chunk.toString().includes('event: menu')) return;
        response.off('data', read);
        done();
      };
      response.on('data', read);
    });
  return { request, changed };
}

/** Changes a beer, and returns the milliseconds until all boards of its brewery know. */
async function changeOf(url: string, boards: readonly OpenBoard[], n: number): Promise<number> {
  const known = Promise.all(
    boards.filter((_, board) => board % BREWERIES === n).map((board) => board.changed()),
  );
  const begin = performance.now();
  const response = await fetch(`${url}/api/beers/beer-${n}`, {
    method: 'PUT',
    headers: { cookie: `hoptrail=${tokenOf(0)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ isLastKeg: true }),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  await known;
  return performance.now() - begin;
}

/** Adds ten boards and a beer for each brewery, whose staff the first user is on. */
async function addBoards(file: string): Promise<void> {
  const db = openDatabase(file);
  const at = '2026-01-01T00:00:00.000Z';
  for (let n = 0; n < BREWERIES; n += 1) {
    const breweryId = `brewery-${n}`;
    const staff = { breweryId, userId: 'user-0', addedAt: at, removedAt: null };
    await db.insertInto('brewery_staff').values(staff).execute();
    await db
      .insertInto('beer_recommendations')
      .values({
        ...{ id: `beer-${n}`, breweryId, breweryName: '', beerName: 'Amber', beerStyle: 'IPA' },
        ...{ availability: 'available', goesOnAt: null, tapNumber: null, abv: null, ibu: null },
        ...{ priceSmall: null, priceMedium: null, priceLarge: null, priceFourth: null },
        ...{ priceFifth: null, description: null, rating: null, position: null },
        ...{ lastUpdated: at, createdAt: at },
      })
      .execute();
  }
  const rows = Array.from({ length: BOARDS }, (_, n) => ({
    ...{ id: `board-${n}`, breweryId: `brewery-${n % BREWERIES}`, name: 'Bar' },
    ...{ tokenHash: hash('sha256', `board-${n}`, 'base64url'), code: null, codeEndsAt: null },
    ...{ createdAt: at, pairedAt: at, lastSeenAt: null },
  }));
  await db.insertInto('brewery_boards').values(rows).execute();
  await db.destroy();
}
