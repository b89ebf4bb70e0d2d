/**
 * Measures how smoothly the app moves, and writes `docs/frames.md`: scrolling a logbook of 5,000
 * check-ins, the celebration of a check-in with a new badge, and panning a map of 2,000 pins. Needs the built app: `pnpm build`,
 * then `pnpm lab frames`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServerProcess } from '../../scripts/smoke/server-process.ts';
import { leaveLocationDialog, oklahomaCity, openBrowser, signIn } from '../screens/phone.ts';
import { addCheckins, prepareBadge } from './content.ts';
import { showPins } from './map-pins.ts';
import { type Findings, measure } from './measure.ts';
import { swipe } from './swipe.ts';

const FAN = 'fan@example.com';
const CHECKINS = 5000;
/** A quick swipe, in CSS pixels, and its speed in CSS pixels a second. */
const SWIPE = { distance: 16_000, speed: 2000 };
/** From the tap until the sheet comes after a new badge. */
const CELEBRATION_MS = 4500;
const PINS = 2000;
/** Points of swipes over the map to the side and back, and their speed in CSS pixels a second. */
const PAN = {
  left: { x: 125, y: 385 },
  middle: { x: 195, y: 420 },
  right: { x: 265, y: 455 },
  speed: 400,
  turns: 6,
};
/** The factors by which Chromium slows the processor of the page. */
const SLOWED = [1, 4];
const RUNS = 3;

const repository = join(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'hoptrail-frames-'));
const loadBefore = loadavg();
const server = await startServerProcess(
  [process.execPath, join(repository, 'api/src/main.ts'), 'demo'],
  {
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: folder,
    REQUESTS_PER_MINUTE: '100000',
    FILES_PER_MINUTE: '100000',
  },
);
const phone = await openBrowser();
try {
  const file = join(folder, 'hoptrail.db');
  await addCheckins(file, FAN, CHECKINS);
  const page = await phone.context.newPage();
  await page.goto(`${server.url}/welcome`);
  await signIn(page, server.url, FAN);
  await page.goto(server.url);
  await leaveLocationDialog(page);
  const rows: [string, number, Findings][] = [];
  for (const slowed of SLOWED) {
    rows.push(['scrolling the logbook', slowed, await best(page, slowed, scrollLogbook)]);
    const checkIn = async () => await celebrate(page, file);
    rows.push(['a new badge', slowed, await best(page, slowed, checkIn)]);
    rows.push(['panning the map', slowed, await best(page, slowed, panMap)]);
  }
  const text = markdown(rows);
  console.log(text);
  await writeFile(join(repository, 'docs/frames.md'), text);
} finally {
  await phone.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Prepares a movement on the page; returns the function that makes it. */
type Movement = (page: Page) => Promise<() => Promise<void>>;

/** Returns the run with the fewest late frames: other work on the machine only adds some. */
async function best(page: Page, slowed: number, movement: Movement): Promise<Findings> {
  const runs: Findings[] = [];
  while (runs.length < RUNS) runs.push(await measure(page, slowed, await movement(page)));
  const [first] = runs.toSorted((a, b) => a.lateShare - b.lateShare);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}

async function scrollLogbook(page: Page) {
  await page.goto(`${server.url}/logbook`);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  return async () => {
    await client.send('Input.synthesizeScrollGesture', {
      ...{ x: 195, y: 500, yDistance: -SWIPE.distance, speed: SWIPE.speed },
      ...{ gestureSourceType: 'mouse', preventFling: true },
    });
  };
}

async function panMap(page: Page) {
  await showPins(page, PINS);
  await page.goto(`${server.url}/breweries?view=map&at=38.5,-97.5,6`);
  await page.getByText(`${PINS.toLocaleString('en-US')} breweries in sight`).waitFor();
  await page.waitForLoadState('networkidle');
  const client = await page.context().newCDPSession(page);
  const start = page.url();
  await swipe(client, PAN.middle, PAN.right, PAN.speed);
  await page.waitForURL((url) => url.href !== start);
  return async () => {
    for (let turn = 0; turn < PAN.turns; turn += 1) {
      await swipe(client, PAN.right, PAN.left, PAN.speed);
      await swipe(client, PAN.left, PAN.right, PAN.speed);
    }
  };
}

async function celebrate(page: Page, file: string) {
  const brewery = await prepareBadge(file, FAN);
  await page.context().setGeolocation({ ...oklahomaCity, ...brewery.position });
  await page.goto(`${server.url}/brewery/${brewery.id}`);
  const button = page.getByRole('button', { name: 'Check In', exact: true });
  await page.getByText('You are here').first().waitFor();
  await page.waitForLoadState('networkidle');
  return async () => {
    await button.tap();
    await page.getByText(/^New badge: /).waitFor();
    await page.waitForTimeout(CELEBRATION_MS);
  };
}

function markdown(rows: readonly [string, number, Findings][]): string {
  const load = ([minute = 0]: readonly number[]) => minute.toFixed(1);
  const lines = rows.map(
    ([what, slowed, { frames, lateShare, median, p95, perFrame, longest }]) =>
      `| ${what} | ${slowed === 1 ? 'normal' : `${slowed} times slower`} | ${frames.toFixed(0)} | ${median.toFixed(1)} | ${p95.toFixed(1)} | ${(100 * lateShare).toFixed(1)} % | ${perFrame.toFixed(1)} | ${longest.toFixed(1)} |`,
  );
  return `# Frames

Written by \`pnpm lab frames\`. It moves the built app in Chromium without a graphics card, at 390 x 844, on a
server in demo mode on the same machine: a quick swipe of ${SWIPE.distance.toLocaleString('en-US')} pixels at ${SWIPE.speed.toLocaleString('en-US')} pixels a second over
a logbook of ${CHECKINS.toLocaleString('en-US')} check-ins, the celebration of a check-in with a new badge, and swipes over a map with
${PINS.toLocaleString('en-US')} pins in sight, which is ten times as many as the server ever sends. The second processor is the same
one, slowed by Chromium. Of ${RUNS} runs the one with the fewest late frames counts: other work on the machine only
makes frames late.

- ${new Date().toISOString().slice(0, 10)}
- ${cpus().length} cores (${cpus()[0]?.model.trim()})
- load average of the machine before and after: ${load(loadBefore)} and ${load(loadavg())}

A frame of 60 a second takes 16.7 ms. The *times between frames* are those of \`requestAnimationFrame\`; a frame is late
if more than 25 ms have passed since the last one. The last two columns are processor time of the page's main thread:
what it took in the mean for each sixtieth of a second, and its longest task. Scrolling itself is the work of another
thread; six rows beyond the window are in the document, which is 0.4 s of this swipe.

| Movement | Processor | Frames a second | Median ms | 95 % ms | Late | Main thread ms | Longest task ms |
|---|---|--:|--:|--:|--:|--:|--:|
${lines.join('\n')}
`;
}
