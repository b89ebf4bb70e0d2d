import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { buildTestApp, temporaryFolder } from '../../testing/app.ts';
import { pmtilesOf } from '../../testing/map/pmtiles.ts';
import { signUp } from '../../testing/person.ts';

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14110c' } })
  .png()
  .toBuffer();

/** What this process has open, on Linux. */
const OPEN_FILES = '/proc/self/fd';

const credit = { attribution: '', attributionUrl: undefined };

/** Starts a tile server, and an app that fetches from it. */
async function withServer(answer: RequestListener) {
  const requests: { url: string | undefined; agent: string | undefined }[] = [];
  const server = createServer((request, response) => {
    requests.push({ url: request.url, agent: request.headers['user-agent'] });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address() as AddressInfo;
  const tilesUrl = `http://127.0.0.1:${address.port}/{z}/{x}/{y}.png`;
  const map = { tilesUrl, tilesFile: undefined, isDirect: false, ...credit };
  return { requests, person: await signedIn(map) };
}

async function signedIn(map: object) {
  const run = await buildTestApp({ config: { map: map as never } });
  return await signUp(run, 'tilda');
}

test('fetches a tile once, with a name of its own, and only for people who are signed in', async () => {
  const { requests, person } = await withServer((_request, response) => response.end(png));
  for (const _again of [1, 2]) {
    const tile = await person.call('GET', '/tiles/3/1/2');
    expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/png']);
    expect(tile.headers['cache-control']).toBe('private, max-age=86400');
    expect(tile.rawPayload.equals(png)).toBe(true);
  }
  expect(requests).toEqual([{ url: '/3/1/2.png', agent: expect.stringMatching(/^Hoptrail\/\S/) }]);
  person.cookies.clear();
  expect((await person.call('GET', '/tiles/3/1/2')).statusCode).toBe(401);
});

test.each(['/tiles/3/8/0', '/tiles/20/0/0', '/tiles/3/-1/0', '/tiles/3/1/x', '/tiles/3/1/1e1'])(
  'has nothing at %s',
  async (path) => {
    const { requests, person } = await withServer((_request, response) => response.end(png));
    expect((await person.call('GET', path)).statusCode).toBe(404);
    expect(requests).toEqual([]);
  },
);

test.each<[string, RequestListener]>([
  ['a page', (_request, response) => response.end('<html>blocked</html>')],
  ['a redirect', (_request, response) => response.writeHead(302, { location: '/3/1/1' }).end()],
  ['a failure', (_request, response) => response.writeHead(500).end()],
  ['no end', (_request, response) => response.write(png, () => response.destroy())],
  ['too much', (_request, response) => response.end(Buffer.concat([png, Buffer.alloc(1_000_001)]))],
])('answers 503 to %s, and leaves the server alone for a moment', async (_what, answer) => {
  const { requests, person } = await withServer(answer);
  for (const _again of [1, 2]) {
    const tile = await person.call('GET', '/tiles/3/1/2');
    expect([tile.statusCode, tile.headers['retry-after']]).toEqual([503, '10']);
  }
  expect(requests).toHaveLength(1);
});

test('remembers that there is no tile', async () => {
  const { requests, person } = await withServer((_request, response) =>
    response.writeHead(404).end(),
  );
  for (const _again of [1, 2]) {
    expect((await person.call('GET', '/tiles/3/1/2')).statusCode).toBe(404);
  }
  expect(requests).toHaveLength(1);
});

test('reads the tiles of a PMTiles file', async () => {
  const tilesFile = join(await temporaryFolder(), 'map.pmtiles');
  await writeFile(tilesFile, pmtilesOf(png));
  const person = await signedIn({ tilesUrl: undefined, tilesFile, isDirect: false, ...credit });
  const tile = await person.call('GET', '/tiles/0/0/0');
  expect([tile.statusCode, tile.headers['content-type']]).toEqual([200, 'image/png']);
  expect(tile.rawPayload.equals(png)).toBe(true);
  expect((await person.call('GET', '/tiles/1/0/0')).statusCode).toBe(404);
});

test.each([
  ['is missing', undefined],
  ['is something else', Buffer.from('not tiles')],
])('has no pictures if the file %s', async (_what, content) => {
  const tilesFile = join(await temporaryFolder(), 'map.pmtiles');
  if (content) await writeFile(tilesFile, content);
  const person = await signedIn({ tilesUrl: undefined, tilesFile, isDirect: false, ...credit });
  expect((await person.call('GET', '/tiles/0/0/0')).statusCode).toBe(404);
});

test.skipIf(!existsSync(OPEN_FILES))('closes the file with the app', async () => {
  const tilesFile = join(await temporaryFolder(), 'map.pmtiles');
  await writeFile(tilesFile, pmtilesOf(png));
  const map = { tilesUrl: undefined, tilesFile, isDirect: false, ...credit };
  const run = await buildTestApp({ config: { map } });
  const person = await signUp(run, 'tilda');
  expect((await person.call('GET', '/tiles/0/0/0')).statusCode).toBe(200);
  expect(openFiles()).toContain(tilesFile);
  await run.app.close();
  expect(openFiles()).not.toContain(tilesFile);
});

test('has no tiles without a setting', async () => {
  const person = await signedIn({
    ...{ tilesUrl: undefined, tilesFile: undefined, isDirect: false },
    ...credit,
  });
  expect((await person.call('GET', '/tiles/0/0/0')).statusCode).toBe(404);
});

/** Returns the paths of the files that this process has open. */
function openFiles(): string[] {
  return readdirSync(OPEN_FILES).flatMap((number) => {
    try {
      return [readlinkSync(join(OPEN_FILES, number))];
    } catch {
      // Closed since the list was read.
      return [];
    }
  });
}
