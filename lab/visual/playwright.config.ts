import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { PicturesOf } from '../../web/e2e/catalogue/compare-picture.ts';
import journeys from '../../web/playwright.config.ts';
import { folders, root } from './folders.ts';

/** The folders of the base and of the commit while their pictures are taken. */
const { VISUAL_BASE: base, VISUAL_COMMIT: commit } = process.env;
const picturesOf = base ? 'base' : commit ? 'commit' : 'working tree';
const server = [journeys.webServer ?? []].flat()[0];
if (!server) throw new Error('The journeys have no server.');

/** Time for a screen with thirty states on a busy machine. */
const SCREEN_MS = 900_000;

/** Otherwise the edges of curves depend on what was drawn before, and on when pictures are decoded. */
const STEADY_RASTER = ['--disable-partial-raster', '--disable-checker-imaging'];

/**
 * The catalogue's journeys, which here take a picture of each state of an app and compare it with
 * the one of the base: `pnpm lab visual <base>` or `pnpm lab visual <base>..<commit>`.
 */
export default defineConfig<{ picturesOf: PicturesOf }>({
  ...journeys,
  testDir: join(root, 'web/e2e/catalogue'),
  outputDir: folders.differences,
  snapshotPathTemplate: join(folders.base, '{arg}{ext}'),
  updateSnapshots: base ? 'all' : 'none',
  // What a journey stores is in the pictures of the later ones.
  workers: 1,
  fullyParallel: false,
  timeout: SCREEN_MS,
  reporter: base
    ? [['list']]
    : [
        ['list'],
        ['html', { outputFolder: folders.report, open: 'never' }],
        [join(import.meta.dirname, 'list-differences.ts')],
      ],
  // Playwright prints a line for each picture of the base.
  quiet: true,
  expect: { ...journeys.expect, toHaveScreenshot: { threshold: 0 } },
  use: { ...journeys.use, picturesOf },
  projects: (journeys.projects ?? []).map((one) => ({
    ...one,
    use: {
      ...one.use,
      launchOptions: {
        ...one.use?.launchOptions,
        args: [...(one.use?.launchOptions?.args ?? []), ...STEADY_RASTER],
      },
    },
  })),
  webServer: {
    ...server,
    command: `node --import ./still-server.ts ${join(base ?? commit ?? root, 'api/src/main.ts')} demo`,
    cwd: import.meta.dirname,
    env: { ...server.env, TZ: 'UTC', DATA_DIR: join(folders.differences, 'data') },
  },
});
