import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streetsOfTown } from '@hoptrail/ground/testing/streets-of-town';
import { expect, type Page } from '@playwright/test';
import { shareOfColor, shareOfLand } from '../support/browser/share-of-land.ts';
import { lampwick, standAt } from '../support/location.ts';
import { type OwnServer, startOwnServer } from '../support/own-server.ts';
import { test } from '../support/people.ts';
import { appOf } from '../support/screen.ts';

test.use({ serviceWorkers: 'allow' });

const { latitude, longitude } = lampwick.position;

let folder: string;
let server: OwnServer;
let writeMap: (content: Buffer) => Promise<void>;

test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoptrail-streets-'));
  server = await startOwnServer({ DATA_DIR: folder });
  writeMap = async (content) => {
    await writeFile(join(folder, 'new'), content);
    await rename(join(folder, 'new'), join(folder, 'map.pmtiles'));
  };
});

test.afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page) {
  const { url } = server;
  const email = 'fan@example.com';
  const sent = await page.request.post(`${url}/api/auth/send-code`, { data: { email } });
  const { developmentCode: code } = await sent.json();
  const verified = await page.request.post(`${url}/api/auth/verify-code`, {
    data: { email, code },
  });
  expect(verified.status(), await verified.text()).toBe(200);
}

function mapOf(page: Page) {
  const map = appOf(page).getByRole('region', { name: 'Map of the breweries' });
  const tiles = map.locator('.leaflet-tile-pane canvas.leaflet-tile-loaded');
  return { map, tiles, roads: () => shareOfColor(tiles, '--color-major-road') };
}

test('has the streets around the person offline, before anybody opened the map', async ({
  page,
  context,
}) => {
  await writeMap(streetsOfTown([longitude, latitude], 'Oklahoma City'));
  await signIn(page);
  await standAt(context, lampwick.position);
  await page.goto(`${server.url}/breweries`);
  await expect(page.getByRole('link', { name: lampwick.name })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const keys = await (await caches.open('tiles')).keys();
      return keys.filter(({ url }) => url.includes('/streets/')).length;
    });
  await expect.poll(kept).toBe(51);

  await context.setOffline(true);
  await page.goto(`${server.url}/breweries?view=map&at=${latitude},${longitude},16`);
  const { map, tiles, roads } = mapOf(page);
  await expect(map.getByRole('status')).toContainText('No network');
  await expect.poll(roads).toBeGreaterThan(0.01);
  await page.goto(`${server.url}/breweries?view=map&at=${latitude},${longitude},5`);
  await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.3);
});

test('shows the streets that the host gets, while the server runs, and ground without them', {
  tag: '@core',
}, async ({ page, context }) => {
  const { url } = server;
  await signIn(page);
  await standAt(context, lampwick.position);
  const { map, tiles, roads } = mapOf(page);
  const open = async (zoom: number) => {
    await page.goto(`${url}/breweries?view=map&at=${latitude},${longitude},${zoom}`);
    await expect(map.getByRole('status')).toHaveText(/in sight/);
  };

  await open(17);
  await expect(map.getByRole('status')).toHaveText(/Without streets/);
  await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.9);

  await writeMap(streetsOfTown([longitude, latitude], 'Oklahoma City'));
  await open(17);
  await expect.poll(roads).toBeGreaterThan(0.01);
  await expect(map.getByRole('status')).not.toHaveText(/Without streets/);
  await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  // Farther out than the streets reach, highways go on, and beyond them the ground.
  await page.goto(`${url}/breweries?view=map&at=${latitude + 3},${longitude},13`);
  await expect(map).toBeVisible();
  await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.6);

  // Half a file: the map is as it was without one.
  await writeMap(streetsOfTown([longitude, latitude], 'Oklahoma City').subarray(0, 5000));
  await open(17);
  await expect(map.getByRole('status')).toHaveText(/Without streets/);
  await expect.poll(() => shareOfLand(tiles)).toBeGreaterThan(0.9);
  await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toHaveCount(0);
});
