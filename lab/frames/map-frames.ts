/**
 * Measures how smoothly the map of 2,000 pins moves without its ground, with it and with streets, in
 * one run, and writes `docs/map-frames.md`. Needs the built app: `pnpm build`, then
 * `pnpm lab map-frames`.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { streetsOfTown } from '@hoptrail/ground/testing/streets-of-town';
import type { Page } from '@playwright/test';
import { startServerProcess } from '../../scripts/smoke/server-process.ts';
import { leaveLocationDialog, oklahomaCity, openBrowser, signIn } from '../screens/phone.ts';
import { showPins } from './map-pins.ts';
import { type Findings, measure } from './measure.ts';
import { swipe } from './swipe.ts';

const PINS = 2000;
/** Points of swipes over the map, and their speed in CSS pixels a second. */
const LEFT = { x: 125, y: 385 };
const RIGHT = { x: 265, y: 455 };
const SPEED = 400;
const TURNS = 4;
/** The zoom of the swipes, and how often the map zooms in from it and back. */
const ZOOM = 12;
const STEPS = 2;
/** From a tap on a button of the zoom until the map rests. */
const ZOOM_MS = 700;
const SLOWED = 4;
/** The variants take turns, so that other work on the machine meets all of them. */
const RUNS = 3;

/** What lies under the pins. */
const variants = ['without ground', 'with ground', 'with ground and streets'] as const;
type Variant = (typeof variants)[number];
const movements = { swipes: swipeMap, zooms: zoomMap };
type Movement = keyof typeof movements;

const repository = join(import.meta.dirname, '../..');
const loadBefore = loadavg();
const findings = new Map<string, Findings[]>();
for (let run = 0; run < RUNS; run += 1) {
  for (const variant of variants) await measureVariant(variant);
}
const text = markdown();
console.log(text);
await writeFile(join(repository, 'docs/map-frames.md'), text);

async function measureVariant(variant: Variant): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-map-frames-'));
  const { latitude, longitude } = oklahomaCity;
  if (variant === 'with ground and streets') {
    const streets = streetsOfTown([longitude, latitude], 'Oklahoma City');
    await writeFile(join(folder, 'map.pmtiles'), streets);
  }
  const server = await startServerProcess(
    [process.execPath, join(repository, 'api/src/main.ts'), 'demo'],
    {
      ...{ PORT: '0', HOST: 'localhost', DATA_DIR: folder },
      ...{ REQUESTS_PER_MINUTE: '100000', FILES_PER_MINUTE: '100000' },
    },
  );
  const phone = await openBrowser();
  try {
    const page = await phone.context.newPage();
    await page.goto(`${server.url}/welcome`);
    await signIn(page, server.url, 'fan@example.com');
    await page.goto(server.url);
    await leaveLocationDialog(page);
    if (variant === 'without ground') await page.route('**/ground/**', (route) => route.abort());
    await showPins(page, PINS, { latitude, longitude, reach: 0.06 });
    for (const movement of ['swipes', 'zooms'] as const) {
      await page.goto(`${server.url}/breweries?view=map&at=${latitude},${longitude},${ZOOM}`);
      await page.getByText(/breweries in sight/).waitFor();
      await page.waitForLoadState('networkidle');
      const found = await measure(page, SLOWED, () => movements[movement](page));
      const key = keyOf(movement, variant);
      findings.set(key, [...(findings.get(key) ?? []), found]);
    }
  } finally {
    await phone.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function swipeMap(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await swipe(client, RIGHT, LEFT, SPEED);
    await swipe(client, LEFT, RIGHT, SPEED);
  }
}

async function zoomMap(page: Page): Promise<void> {
  for (const name of ['Zoom in', 'Zoom out']) {
    for (let step = 0; step < STEPS; step += 1) {
      await page.getByRole('button', { name }).tap();
      await page.waitForTimeout(ZOOM_MS);
    }
  }
}

function keyOf(movement: Movement, variant: Variant): string {
  return `${movement} ${variant}`;
}

/** Returns the run with the least work of the main thread: other work on the machine only adds some. */
function bestOf(movement: Movement, variant: Variant): Findings {
  const runs = findings.get(keyOf(movement, variant)) ?? [];
  const [first] = runs.toSorted((one, other) => one.perFrame - other.perFrame);
  if (!first) throw new Error('Nothing was measured.');
  return first;
}

function markdown(): string {
  const load = ([minute = 0]: readonly number[]) => minute.toFixed(1);
  const lines = (['swipes', 'zooms'] as const).flatMap((movement) => {
    const base = bestOf(movement, 'without ground');
    return variants.map((variant) => {
      const { lateShare, perFrame, longest } = bestOf(movement, variant);
      const ratio = (value: number, to: number) => `${(value / to).toFixed(2)} x`;
      return `| ${movement} | ${variant} | ${(100 * lateShare).toFixed(1)} % | ${perFrame.toFixed(1)} | ${ratio(perFrame, base.perFrame)} | ${longest.toFixed(1)} | ${ratio(longest, base.longest)} |`;
    });
  });
  return `# Frames of the map

Written by \`pnpm lab map-frames\`. It moves the map of the built app in Chromium without a graphics card, at 390 x 844 and
zoom ${ZOOM}, over ${PINS.toLocaleString('en-US')} pins, which is ten times as many as the server ever sends, on a processor that Chromium slows
${SLOWED} times: ${2 * TURNS} swipes, then ${2 * STEPS} steps of zoom. The ground and the streets (an invented town) are painted in a worker, so what
they cost the main thread is showing their pictures. The three variants take turns; of each, the run with the least work
counts. The ratios are those to the map without ground.

- ${new Date().toISOString().slice(0, 10)}
- runs of each variant: ${RUNS}
- ${cpus().length} cores (${cpus()[0]?.model.trim()})
- load average of the machine before and after: ${load(loadBefore)} and ${load(loadavg())}

A frame is late if more than 25 ms have passed since the last one. The other columns are processor time of the page's main
thread: in the mean for each sixtieth of a second, and in its longest task.

| Movement | Map | Late | Main thread ms | Ratio | Longest task ms | Ratio |
|---|---|--:|--:|--:|--:|--:|
${lines.join('\n')}
`;
}
