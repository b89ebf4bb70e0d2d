import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MapFile } from '../../lib/map/map-file.ts';
import { temporaryFolder } from '../../testing/app.ts';
import { fillDisk, mountSmallDisk } from '../../testing/faults/support/small-disk.ts';
import { type Answer, fileServer, sendHalf, sendPart } from '../../testing/map/file-server.ts';
import { pmtilesOf } from '../../testing/map/pmtiles.ts';
import { streetsArchive, type TestTile, tilesAbove } from '../../testing/map/streets-archive.ts';
import type { Area, Box } from './extract/area.ts';
import { getMap, type MapOffer } from './get-map.ts';
import { MapError } from './map-error.ts';

/** The columns and rows of zoom 12 around Oklahoma City and Tulsa. */
const state = { z: 12, x: 920, y: 1600, wide: 60, high: 44 };
const oklahomaCity = { latitude: 35.4676, longitude: -97.5164 };
const tulsa = { latitude: 36.154, longitude: -95.9928 };
let tiles: TestTile[];
let archive: Buffer;

beforeAll(() => {
  // Each fifth tile has the same content, as at sea, and the others have some hundred bytes.
  const contentOf = (name: string) =>
    name.endsWith('0') || name.endsWith('5') ? 'sea' : `${name} `.repeat(9) + Math.sin(name.length);
  const world = tilesAbove({ z: 5, x: 0, y: 0, wide: 32, high: 32 }, contentOf);
  tiles = [...world, ...tilesAbove(state, contentOf)];
  archive = streetsArchive(tiles);
});

interface Wanted {
  area: Area;
  zoom?: number;
  sources: readonly string[];
  path?: string;
  isDryRun?: boolean;
}

async function get({ area, zoom = 12, sources, path, isDryRun = false }: Wanted) {
  const file = path ?? join(await temporaryFolder(), 'map.pmtiles');
  const offers: MapOffer[] = [];
  const isWritten = await getMap({
    ...{ path: file, area, zoom, sources, userAgent: 'Hoptrail/test' },
    accept: async (offer) => {
      offers.push(offer);
      return !isDryRun;
    },
    onProgress: () => {},
  });
  return { file, isWritten, offer: offers[0] };
}

/** Returns the tiles of the archive that a file has, by reading each of them. */
async function readBack(file: string): Promise<Set<string>> {
  const map = new MapFile(file);
  expect((await map.state()).kind).toBe('streets');
  const found = new Set<string>();
  for (const { z, x, y, content } of tiles) {
    const tile = await map.tile(z, x, y);
    if (!tile) continue;
    expect(gunzipSync(tile).toString()).toBe(content);
    found.add(`${z}/${x}/${y}`);
  }
  await map.close();
  return found;
}

const box = (of: Box): Area => ({ box: of });
const world: Answer = (request, response) => sendPart(archive, request, response);

test.each([
  ['a metro', box([-97.8, 35.3, -97.3, 35.6])],
  ['a state', box([-99, 34, -94.5, 37])],
  ['around places', { places: [oklahomaCity, tulsa], miles: 8 }],
])('gets %s, each tile as it was, and little else', async (_name, area) => {
  const { url, sent } = await fileServer(world);
  const { file, offer } = await get({ area, sources: [url] });
  const found = await readBack(file);
  expect(found.size).toBe(offer?.tiles);
  expect(found).toContain('0/0/0');
  expect(found).toContain('9/117/201');
  expect(found).toContain('12/938/1615');
  const { size } = await stat(file);
  expect(size).toBe(offer?.bytes);
  // The tiles within a tenth, the first bytes with their root, and directories.
  expect(sent.bytes).toBeLessThan(
    size * 1.1 + 16_384 + sent.requests * 400 + archive.length * 0.03,
  );
  expect(sent.requests).toBeLessThan(80);
});

test('gets the world to zoom 5, and a box over the date line', async () => {
  const { url } = await fileServer(world);
  const { file, offer } = await get({ area: box([-180, -85, 180, 85]), zoom: 5, sources: [url] });
  expect([(await readBack(file)).size, offer?.zoom]).toEqual([1365, 5]);
  const fiji = await get({ area: box([176, -20, -178, -16]), zoom: 5, sources: [url] });
  const found = [...(await readBack(fiji.file))].filter((name) => name.startsWith('5/'));
  expect(found.toSorted()).toEqual(['5/0/17', '5/31/17']);
});

test('reads a file of the host as well', async () => {
  const path = join(await temporaryFolder(), 'oklahoma.pmtiles');
  await writeFile(path, archive);
  const { file, offer } = await get({ area: { places: [tulsa], miles: 2 }, sources: [path] });
  expect((await readBack(file)).size).toBe(offer?.tiles);
});

test('only tells the size in a dry run', async () => {
  const { url } = await fileServer(world);
  const area = { places: [tulsa], miles: 2 };
  const { file, isWritten, offer } = await get({ area, sources: [url], isDryRun: true });
  expect([isWritten, await readdir(join(file, '..'))]).toEqual([false, []]);
  expect(offer?.bytes).toBe((await stat((await get({ area, sources: [url] })).file)).size);
});

test('takes the first source that is there', async () => {
  const gone = await fileServer((_request, response) => response.writeHead(404).end());
  const { url } = await fileServer(world);
  const { offer } = await get({
    area: { places: [tulsa], miles: 2 },
    sources: [gone.url, url],
  });
  expect(offer?.from).toBe(url);
});

test('tries again if a part ends early, or its server is busy', async () => {
  const { url } = await fileServer((request, response, number) => {
    if (number === 2) response.writeHead(503).end();
    else if (number === 5) sendHalf(archive, request, response);
    else sendPart(archive, request, response);
  });
  const { file, offer } = await get({ area: box([-97.8, 35.3, -97.3, 35.6]), sources: [url] });
  expect((await readBack(file)).size).toBe(offer?.tiles);
});

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#14110c' } })
  .png()
  .toBuffer();

test.each<[string, Answer, RegExp]>([
  [
    'changes in the middle',
    (...to) => sendPart(archive, to[0], to[1], `"${to[2] > 3}"`),
    /changed in the middle/,
  ],
  ['knows no parts', (_request, response) => response.end(archive), /sends no parts of files/],
  [
    'has a web page',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    /is a web page/,
  ],
  [
    'has a web page in parts',
    (request, response) =>
      sendPart(Buffer.from(`<!doctype html>${' '.repeat(999)}`), request, response),
    /is a web page/,
  ],
  [
    'has half a file',
    (request, response) => sendPart(archive.subarray(0, archive.length / 2), request, response),
    /is not whole/,
  ],
  [
    'has pictures',
    (request, response) => sendPart(pmtilesOf(png), request, response),
    /has pictures instead of vectors/,
  ],
  [
    'has other layers',
    (request, response) =>
      sendPart(
        streetsArchive(tiles.slice(0, 9), { vector_layers: [{ id: 'water' }] }),
        request,
        response,
      ),
    /other layers than the maps of Protomaps/,
  ],
  [
    'sends too much',
    (request, response, number) =>
      number < 4
        ? sendPart(archive, request, response)
        : response
            .writeHead(206, { 'content-range': `bytes 0-9/${archive.length}`, etag: '"1"' })
            .end(archive),
    /sends another part|sends more than asked/,
  ],
  ['refuses', (_request, response) => response.writeHead(404).end(), /is not there \(404\)/],
])('keeps the file of before if the server %s', async (_what, answer, message) => {
  const { url } = await fileServer(answer);
  const path = join(await temporaryFolder(), 'map.pmtiles');
  await writeFile(path, 'before');
  const area = box([-97.8, 35.3, -97.3, 35.6]);
  await expect(get({ area, sources: [url], path })).rejects.toThrow(message);
  expect(await readFile(path, 'utf8')).toBe('before');
  expect(await readdir(join(path, '..'))).toEqual(['map.pmtiles']);
});

/** Returns the archive with another root directory. */
function withRoot(...entry: number[]): Buffer {
  const root = gzipSync(Buffer.from(entry));
  const damaged = Buffer.from(archive);
  damaged.writeBigUInt64LE(BigInt(root.length), 16);
  root.copy(damaged, Number(damaged.readBigUInt64LE(8)));
  return damaged;
}

/** Returns the archive with another number in its header. */
function withNumber(at: number, number: number): Buffer {
  const damaged = Buffer.from(archive);
  damaged.writeBigUInt64LE(BigInt(number), at);
  return damaged;
}

/** Of 2 ** 40. */
const TERABYTE = [128, 128, 128, 128, 128, 32];

test.each<[string, () => Buffer, RegExp]>([
  ['a root directory of a terabyte', () => withNumber(16, 2 ** 40), /is damaged: its first bytes/],
  ['a root directory far away', () => withNumber(8, 2 ** 60), /is damaged: its first bytes/],
  ['metadata of a terabyte', () => withNumber(32, 2 ** 40), /is damaged: its first bytes/],
  [
    'metadata behind its end',
    () => withNumber(24, 2 ** 40),
    /is not whole|stopped|does not answer/,
  ],
  ['bytes behind its root directory', () => withNumber(16, 9_000), /is damaged\. Try another one/],
  ['2 ** 40 entries', () => withRoot(...TERABYTE, 1, 1, 1), /is damaged\. Try another one/],
  ['a tile of a terabyte', () => withRoot(1, 0, 1, ...TERABYTE, 1), /is damaged\. Try another one/],
  ['a leaf of a terabyte', () => withRoot(1, 0, 0, ...TERABYTE, 1), /is damaged\. Try another one/],
  [
    'a leaf that unpacks to far more',
    () => {
      const bomb = gzipSync(Buffer.alloc(64_000_000));
      const length = [
        (bomb.length & 127) | 128,
        ((bomb.length >> 7) & 127) | 128,
        bomb.length >> 14,
      ];
      const from = archive.length - Number(archive.readBigUInt64LE(40));
      const offset = [((from + 1) & 127) | 128, (((from + 1) >> 7) & 127) | 128, (from + 1) >> 14];
      return Buffer.concat([withRoot(1, 0, 0, ...length, ...offset), bomb]);
    },
    /is damaged\. Try another one/,
  ],
])('refuses an archive with %s, from a server and from a file', async (_what, made, message) => {
  const damaged = made();
  const file = join(await temporaryFolder(), 'world.pmtiles');
  await writeFile(file, damaged);
  const { url } = await fileServer((request, response) => sendPart(damaged, request, response));
  for (const source of [file, url]) {
    const wanted = get({ area: box([-97.8, 35.3, -97.3, 35.6]), sources: [source] });
    await expect(wanted, source).rejects.toThrow(MapError);
    await expect(wanted, source).rejects.toThrow(message);
  }
});

const PAGE = 4096;

test.for([
  ['at once', () => 0],
  ['at the last bytes', (missing: number) => missing - 1],
] as const)('keeps the file of before if the disk is full %s', async ([, pagesLeft], context) => {
  const folder = await mountSmallDisk(context, 80);
  const path = join(folder, 'map.pmtiles');
  await writeFile(path, 'before');
  const area = box([-99, 34, -94.5, 37]);
  const { url: source } = await fileServer(world);
  const { offer } = await get({ area, sources: [source], isDryRun: true });
  const pagesOf = (bytes: number) => Math.ceil(bytes / PAGE);
  const fill = async () => {
    const begun = await stat(`${path}.part`);
    const missing = pagesOf(offer?.bytes ?? 0) - pagesOf(begun.size);
    await fillDisk(folder);
    const { size } = await stat(join(folder, 'filler'));
    await truncate(join(folder, 'filler'), size - pagesLeft(missing) * PAGE);
  };
  let isFull: Promise<void> | undefined;
  const { url } = await fileServer(async (request, response) => {
    // The first request for tiles.
    const isBegun = await stat(`${path}.part`).catch(() => undefined);
    if (isBegun) isFull ??= fill();
    await isFull;
    sendPart(archive, request, response);
  });
  await expect(get({ area, sources: [url], path })).rejects.toThrow(
    /The disk of .* is full\. The previous map stays in use\. Free some space, then try again\./,
  );
  expect(await readFile(path, 'utf8')).toBe('before');
  expect((await readdir(folder)).toSorted()).toEqual(['filler', 'map.pmtiles']);
});

test('refuses an area that the map does not have, or that is too large', async () => {
  const { url } = await fileServer(world);
  const small = streetsArchive(tilesAbove({ z: 3, x: 1, y: 3, wide: 1, high: 1 }).slice(-1));
  const other = await fileServer((request, response) => sendPart(small, request, response));
  await expect(get({ area: box([10, 50, 11, 51]), sources: [other.url] })).rejects.toThrow(
    /has nothing in this area/,
  );
  await expect(get({ area: box([-180, -85, 180, 85]), zoom: 14, sources: [url] })).rejects.toThrow(
    /more than 4,000,000 tiles up to zoom 14/,
  );
});
