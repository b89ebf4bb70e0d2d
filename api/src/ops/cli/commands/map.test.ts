import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../testing/app.ts';
import { stockedFolder } from '../../../testing/data-folder/content.ts';
import { fileServer, sendPart } from '../../../testing/map/file-server.ts';
import { streetsArchive, tilesAbove } from '../../../testing/map/streets-archive.ts';
import { hoptrail } from '../../../testing/processes/command.ts';

// Each test starts processes, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

let archive: Buffer;

beforeAll(() => {
  const bytes = (name: string) => name.repeat(20);
  archive = streetsArchive([
    ...tilesAbove({ z: 5, x: 0, y: 0, wide: 32, high: 32 }, bytes),
    ...tilesAbove({ z: 12, x: 928, y: 1604, wide: 20, high: 20 }, bytes),
  ]);
});

/** Returns a data folder with a brewery in Oklahoma City that no server uses. */
async function folderWithBrewery(): Promise<string> {
  const { dataDir, close } = await stockedFolder();
  await close();
  return dataDir;
}

test('tells the size, gets the streets, and a running server takes them up', async () => {
  const DATA_DIR = await folderWithBrewery();
  const { url } = await fileServer((request, response) => sendPart(archive, request, response));
  const server = hoptrail(['serve'], { DATA_DIR });
  await server.printed('data in');
  const [site] = /http:\/\/127\.0\.0\.1:\d+/.exec(server.output()) ?? [];
  const settings = async () => await (await fetch(`${site}/api/map-settings`)).json();
  expect(await settings()).toMatchObject({ tilesUrl: null, streets: null });

  const trial = hoptrail(['map', 'get', '--from', url, '--zoom', '12', '--dry-run'], { DATA_DIR });
  expect(await trial.ended, trial.output()).toBe(0);
  expect(trial.printedOut()).toMatch(
    /^Streets within 8 miles of the brewery, up to zoom 12, from http.*: [\d.]+ MB \(\d+ tiles in \d+ requests?\)\.\n$/,
  );
  expect(await readdir(DATA_DIR)).not.toContain('map.pmtiles');

  const run = hoptrail(['map', 'get', '--from', url, '--zoom', '12'], { DATA_DIR });
  expect(await run.ended, run.output()).toBe(0);
  expect(run.printedOut()).toContain('A running server shows them from now on.');
  expect((await stat(join(DATA_DIR, 'map.pmtiles'))).mode & 0o777).toBe(0o600);
  const { streets } = await settings();
  expect(streets).toEqual({
    url: expect.stringMatching(/^\/streets\/[0-9a-f]{12}\/\{z\}\/\{x\}\/\{y\}$/),
    maxZoom: 12,
  });
});

test('leaves the file of before when it is killed in the middle, and starts anew', async () => {
  const DATA_DIR = await folderWithBrewery();
  const file = join(DATA_DIR, 'map.pmtiles');
  await writeFile(file, 'before');
  let isStuck = true;
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const { url } = await fileServer((request, response, number) => {
    // The fifth request is one for tiles.
    if (!isStuck || number < 5) sendPart(archive, request, response);
    else reached();
  });
  const args = ['map', 'get', '--from', url, '--zoom', '12'];
  const cut = hoptrail(args, { DATA_DIR });
  await isReached;
  expect(await readdir(DATA_DIR)).toContain('map.pmtiles.part');
  cut.child.kill('SIGKILL');
  await cut.ended;
  expect(await readFile(file, 'utf8')).toBe('before');

  isStuck = false;
  const again = hoptrail(args, { DATA_DIR });
  expect(await again.ended, again.output()).toBe(0);
  expect((await readFile(file)).subarray(0, 7).toString()).toBe('PMTiles');
  expect(await readdir(DATA_DIR)).not.toContain('map.pmtiles.part');
});

test.each([
  [['--box', '-98,35,-97'], /--box takes west, south, east and north in degrees/],
  [['--box', '-98,36,-97,35'], /--box takes west, south, east and north in degrees/],
  [['--box', '-98,35,-97,36', '--around-breweries', '3'], /exclude each other/],
  [['--zoom', '16'], /--zoom takes a whole number from 1 to 15, and not 16/],
  [['--around-breweries', 'ten'], /--around-breweries takes miles from 1 to 200, and not ten/],
])('refuses %s', async (args, message) => {
  const run = hoptrail(['map', 'get', ...args], { DATA_DIR: await temporaryFolder() });
  expect(await run.ended).toBe(2);
  expect(run.output()).toMatch(message);
});

test('asks for a brewery or a box first', async () => {
  const run = hoptrail(['map', 'get'], { DATA_DIR: await temporaryFolder() });
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/There is no brewery with a position yet/);
});
