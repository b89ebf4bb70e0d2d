import { uploadTarget } from '@hoptrail/contracts/uploads/uploads';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../app.ts';
import { undisturbed } from '../faults/support/undisturbed.ts';
import { fillWithPeople, type Visit } from '../faults/support/world.ts';
import { hoptrail } from '../processes/command.ts';
import { memoryOf, p99, probeUntil } from './probe.ts';
import { isLongForm, recordAttack } from './record.ts';

const PEOPLE = isLongForm ? 40 : 10;
const AT_ONCE = 24;
const ALLOWED_MEGABYTES = 150;

test('pictures that are expensive to decode stop nothing else and leave memory within limits', async (context) => {
  const server = await serve();
  const ask = (visit: Visit) => newLink(server.url, visit);
  const people = [...new Map(server.visits.map((visit) => [visit.userId, visit])).values()];
  const [keeper, first, ...others] = people;
  if (!keeper || !first) throw new Error('There is no person to send a picture.');

  const stored = await ask(keeper);
  expect(await put(stored, await interlaced(640))).toBe(200);
  const pages = ['/', new URL(stored).pathname.replace('/api', ''), '/api/health'];
  const urls = pages.map((page) => server.url + page);

  let requests = 0;
  const before = p99(await probeUntil(urls, () => ++requests > 200));
  const rest = memoryOf(server.pid).now;

  const [refused, dear] = [await cut(7070), await cut(5500)];
  let isOver = false;
  const beside = probeUntil(urls, () => isOver);
  const statuses: number[] = [];
  // One upload link many times at once, with a file that its header refuses and one that is
  // decoded.
  for (const file of [refused, dear]) {
    const link = await ask(first);
    statuses.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => put(link, file)))));
  }
  // Many people, each with their own upload link.
  const attacks = others.map(async (visit) => put(await ask(visit), dear));
  statuses.push(...(await Promise.all(attacks)));
  isOver = true;
  const times = await beside;

  const grown = memoryOf(server.pid).peak - rest;
  expect(new Set(statuses)).toEqual(new Set([400, 403, 413, 503]));
  expect(grown).toBeLessThan(ALLOWED_MEGABYTES);
  recordAttack(context, {
    attack: 'expensive pictures',
    sent: `an interlaced PNG of 50 and one of 30 megapixels, both truncated (${dear.length >> 10} kB)`,
    times: `each ${AT_ONCE} times at once to one link, then by ${others.length} people at once`,
    held: `a page, a picture and health answer within ${(p99(times) / before).toFixed(1)} times the time at rest at p99 (${before.toFixed(0)} ms), ${grown} MB more memory`,
  });
});

async function serve() {
  const dataDir = await temporaryFolder();
  const visits = await fillWithPeople(dataDir, PEOPLE);
  const server = hoptrail(['serve'], { DATA_DIR: dataDir, ...undisturbed });
  await server.printed('data in');
  const port = /http:\/\/[\w.]+:(\d+)/.exec(server.output())?.[1];
  return { url: `http://127.0.0.1:${port}`, pid: server.child.pid ?? 0, visits };
}

async function newLink(url: string, { cookie }: Visit): Promise<string> {
  const response = await fetch(`${url}/api/objects/upload`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
  });
  const { pathname, search } = new URL(uploadTarget.parse(await response.json()).uploadURL);
  return url + pathname + search;
}

/**
 * Sends a file.
 * @returns the status
 */
async function put(link: string, body: Buffer): Promise<number> {
  const response = await fetch(link, { method: 'PUT', body: new Uint8Array(body) });
  await response.arrayBuffer();
  return response.status;
}

async function cut(side: number): Promise<Buffer> {
  return (await interlaced(side)).subarray(0, -40);
}

async function interlaced(side: number): Promise<Buffer> {
  const image = sharp({
    create: { width: side, height: side, channels: 3, background: '#0ac804' },
  });
  return await image.png({ progressive: true, compressionLevel: 9 }).toBuffer();
}
