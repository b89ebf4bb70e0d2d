/**
 * Takes the pictures of the map in `docs/screens`: six zooms without streets and with those of an
 * invented town, at each size as one sheet. It starts its own demos: `pnpm build`, then
 * `node lab/screens/map.ts`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streetsOfTown } from '@hoptrail/ground/testing/streets-of-town';
import sharp from 'sharp';
import { startServerProcess } from '../../scripts/smoke/server-process.ts';
import {
  leaveLocationDialog,
  oklahomaCity,
  openBrowser,
  signIn,
  type WindowSize,
} from './phone.ts';

const repository = join(import.meta.dirname, '../..');
const ZOOMS = [4, 7, 9, 11, 14, 16];
/** The sizes, how many pictures a row has, and their width on the sheet. */
const SIZES = [
  { width: 390, height: 844, columns: 6, shown: 240 },
  { width: 844, height: 390, columns: 3, shown: 480 },
  { width: 1280, height: 800, columns: 3, shown: 400 },
];
const GAP = 8;
const QUALITY = 60;
/** From the last response until all names are written. */
const SETTLED_MS = 1500;

const { latitude, longitude } = oklahomaCity;
const pictures = new Map(SIZES.map(({ width }) => [width, [] as Buffer[]]));
for (const hasStreets of [false, true]) {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-map-'));
  if (hasStreets) {
    const streets = streetsOfTown([longitude, latitude], 'Oklahoma City');
    await writeFile(join(folder, 'map.pmtiles'), streets);
  }
  const demo = [process.execPath, join(repository, 'api/src/main.ts'), 'demo'];
  const server = await startServerProcess(demo, {
    ...{ PORT: '0', HOST: 'localhost', DATA_DIR: folder },
  });
  for (const size of SIZES) pictures.get(size.width)?.push(...(await take(server.url, size)));
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const { width, height, columns, shown } of SIZES) {
  const sheet = sharp(
    await Promise.all(
      (pictures.get(width) ?? []).map((png) => sharp(png).resize(shown).png().toBuffer()),
    ),
    { join: { across: columns, shim: GAP, background: '#000' } },
  );
  const file = `map-${width}x${height}.webp`;
  const { size } = await sheet
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(repository, 'docs/screens', file));
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
}

/** Returns pictures of the map at each zoom. */
async function take(origin: string, size: WindowSize): Promise<Buffer[]> {
  const browser = await openBrowser(size);
  const page = await browser.context.newPage();
  await page.goto(`${origin}/welcome`);
  await signIn(page, origin, 'fan@example.com');
  await page.goto(origin);
  await leaveLocationDialog(page);
  const taken: Buffer[] = [];
  for (const zoom of ZOOMS) {
    await page.goto(`${origin}/breweries?view=map&at=${latitude},${longitude},${zoom}`);
    const map = page.getByRole('region', { name: 'Map of the breweries' });
    await map
      .getByRole('status')
      .getByText(/in sight/)
      .waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLED_MS);
    taken.push(await page.screenshot());
  }
  await browser.close();
  return taken;
}
