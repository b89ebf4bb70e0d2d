/**
 * Records what a phone with a processor that is four times slower shows after three taps: `pnpm lab film
 * before=<folder> after=.`, each after `pnpm build`. It prints how long nothing changes, and writes a
 * picture for each tap to `docs/taps`, with a row of frames for each build.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience } from '@hoptrail/screens/screen';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { type Build, foldersOf, openBuild, signInEverywhere } from './builds.ts';
import { slowProcessor, tap } from './measure-taps.ts';

const SLOWED = 4;
/** The milliseconds after the tap whose frames are shown. */
const MOMENTS = [0, 50, 100, 150, 200, 300, 400, 600, 800] as const;
const FRAME = { width: 117, height: 253, gap: 6 } as const;
const HEAD = 18;
/** A page that does nothing but change its color: what the recording itself takes. */
const emptyPage = `data:text/html,<meta name=viewport content=width=device-width><button
  onclick="document.body.style.background='black'">Tap</button>`;
/** A pixel has changed by this much of 255 levels of grey; a frame, by this part of its pixels. */
const VISIBLE = 12;
const LEAST_CHANGED = 0.0005;

interface Take {
  file: string;
  audience: Audience;
  path: string;
  control: (page: Page) => Locator;
}

const takes: readonly Take[] = [
  {
    ...{ file: 'brewery-from-list', audience: 'fan', path: '/breweries' },
    control: (page) => page.getByRole('article').first().getByRole('link').first(),
  },
  {
    ...{ file: 'map-from-list', audience: 'fan', path: '/breweries' },
    control: (page) => page.getByText('Map', { exact: true }).first(),
  },
  {
    ...{ file: 'dashboard-from-form', audience: 'owner', path: '/brewery/$id/edit' },
    control: (page) =>
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Owner' }),
  },
];

/** What Chromium sends of a frame: a JPEG in base 64, and seconds since 1970. */
interface ScreencastFrame {
  data: string;
  metadata: { timestamp?: number };
  sessionId: number;
}

/** A frame of the screen with the milliseconds after the tap at which it was painted. */
interface Frame {
  at: number;
  jpeg: Buffer;
}

const { positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
});
const folder = join(import.meta.dirname, '../../docs/taps');
await mkdir(folder, { recursive: true });
const builds: Build[] = [];
try {
  for (const named of foldersOf(positionals)) builds.push(await openBuild(named));
  for (const build of builds.slice(0, 1)) {
    const frames = await record(build, emptyPage, (page) => page.locator('button'));
    console.log(`an empty page: first change after ${await firstChange(frames)} ms`);
  }
  for (const take of takes) {
    await signInEverywhere(builds, take.audience);
    const rows: { name: string; frames: Frame[] }[] = [];
    for (const build of builds) {
      rows.push({
        name: build.name,
        frames: await record(build, addressOf(build, take), take.control),
      });
    }
    for (const { name, frames } of rows) {
      console.log(`${take.file}, ${name}: first change after ${await firstChange(frames)} ms`);
    }
    await writeFile(join(folder, `${take.file}.webp`), await strip(rows));
  }
} finally {
  for (const build of builds) await build.close();
}

function addressOf({ server }: Build, { path }: Take): string {
  return server.url + exampleAddress(path);
}

/** Taps a control of a page, and returns the frames from the last one before the tap on. */
async function record(
  { page, client }: Build,
  address: string,
  control: Take['control'],
): Promise<Frame[]> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const frames: Frame[] = [];
  const keep = ({ data, metadata, sessionId }: ScreencastFrame) => {
    const at = (metadata.timestamp ?? 0) * 1000;
    frames.push({ at, jpeg: Buffer.from(data, 'base64') });
    void client.send('Page.screencastFrameAck', { sessionId });
  };
  client.on('Page.screencastFrame', keep);
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 70 });
  await slowProcessor(client, SLOWED);
  await page.waitForTimeout(500);
  const tapped = Date.now();
  await tap(page, control(page));
  await page.waitForTimeout(1000);
  await client.send('Page.stopScreencast');
  await slowProcessor(client, 1);
  client.off('Page.screencastFrame', keep);
  return frames.map(({ at, jpeg }) => ({ at: at - tapped, jpeg }));
}

/** Returns the milliseconds after the tap until a frame looks different; NaN if none does. */
async function firstChange(frames: readonly Frame[]): Promise<number> {
  const before = frames.findLast(({ at }) => at <= 0) ?? frames[0];
  const former = await pixels(before);
  for (const frame of frames) {
    if (frame.at <= 0) continue;
    const now = await pixels(frame);
    const changed = now.filter((value, at) => Math.abs(value - (former[at] ?? 0)) > VISIBLE).length;
    if (changed > now.length * LEAST_CHANGED) return Math.round(frame.at);
  }
  return Number.NaN;
}

async function pixels(frame: Frame | undefined): Promise<Uint8Array> {
  return await sharp(frame?.jpeg).grayscale().raw().toBuffer();
}

/** Returns a picture with a row of frames for each build. */
async function strip(rows: readonly { name: string; frames: Frame[] }[]): Promise<Buffer> {
  const { width, height, gap } = FRAME;
  const parts = rows.flatMap(({ name, frames }, row) =>
    MOMENTS.map(async (moment, column) => {
      const shown = frames.findLast(({ at }) => at <= moment) ?? frames[0];
      const left = column * (width + gap);
      const top = row * (HEAD + height + gap);
      const label = column === 0 ? `${name}: at the tap` : `${moment} ms`;
      const text = `<svg width="${width}" height="${HEAD}"><text y="13" font-family="sans-serif"
        font-size="12" fill="#222">${label}</text></svg>`;
      return [
        { input: Buffer.from(text), left, top },
        { input: await sharp(shown?.jpeg).resize(width, height).toBuffer(), left, top: top + HEAD },
      ];
    }),
  );
  return await sharp({
    create: {
      width: MOMENTS.length * (width + gap) - gap,
      height: rows.length * (HEAD + height + gap) - gap,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite((await Promise.all(parts)).flat())
    .webp({ quality: 70 })
    .toBuffer();
}
