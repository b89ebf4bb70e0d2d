/**
 * Measures how soon a tap is painted, on every screen and with a processor that is four times slower:
 * `pnpm lab taps` after `pnpm build`. With other builds it measures all of them in turns: `pnpm lab taps
 * before=../former after=.`; `--most=4` taps at most 4 controls of a screen, `--only=logbook` takes the
 * screens with that word in their path.
 */
import { parseArgs } from 'node:util';
import { exampleAddress } from '@hoptrail/screens/example-address';
import type { Audience, Screen } from '@hoptrail/screens/screen';
import { screens } from '@hoptrail/screens/screens';
import { type Build, foldersOf, openBuild, signInEverywhere } from './builds.ts';
import { type Control, controlsOf, findControl } from './controls.ts';
import { distributionOf } from './distribution.ts';
import { limitPages } from './limit-pages.ts';
import { slowProcessor, tap } from './measure-taps.ts';

const SLOWED = 4;
const LIMIT_TAPS = 12;

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { most: { type: 'string', default: '6' }, only: { type: 'string', default: '' } },
  allowPositionals: true,
});
interface MeasuredBuild extends Build {
  /** The times of all taps by screen. */
  times: Map<string, { control: string; ms: number }[]>;
}

const builds: MeasuredBuild[] = [];
try {
  for (const folder of foldersOf(positionals)) {
    builds.push({ ...(await openBuild(folder)), times: new Map() });
  }
  let signedIn: Audience = 'visitor';
  for (const [path, { audience }] of Object.entries<Screen>(screens)) {
    if (!path.includes(values.only)) continue;
    if (audience !== signedIn) await signInEverywhere(builds, audience);
    signedIn = audience;
    await measureScreen(path);
  }
  await printAll();
} finally {
  for (const build of builds) await build.close();
}

/** Taps the controls of a screen, each on every build before the next one. */
async function measureScreen(path: string): Promise<void> {
  const controls: Control[][] = [];
  for (const build of builds) {
    await show(build, path);
    controls.push(await controlsOf(build.page, Number(values.most)));
  }
  for (let at = 0; at < Number(values.most); at += 1) {
    for (const [index, build] of builds.entries()) {
      const control = controls[index]?.[at];
      if (!control) continue;
      await show(build, path);
      const found = await findControl(build.page, control);
      await slowProcessor(build.client, SLOWED);
      await build.page.waitForTimeout(300);
      const ms = await tap(build.page, found);
      await slowProcessor(build.client, 1);
      if (ms === undefined) continue;
      const taps = build.times.get(path) ?? [];
      build.times.set(path, [...taps, { control: control.name, ms }]);
    }
  }
}

async function show({ page, server }: Build, path: string): Promise<void> {
  await page.goto(server.url + exampleAddress(path));
  await page.waitForLoadState('networkidle');
}

async function limits(): Promise<[string, number[]][]> {
  const [build] = builds;
  if (!build) return [];
  const { page, client } = build;
  const found: [string, number[]][] = [];
  for (const [name, html] of Object.entries(limitPages)) {
    const times: number[] = [];
    for (let turn = 0; turn < LIMIT_TAPS; turn += 1) {
      await page.goto(`data:text/html,${encodeURIComponent(html)}`);
      await slowProcessor(client, SLOWED);
      await page.waitForTimeout(300);
      times.push((await tap(page, page.locator('button'))) ?? Number.NaN);
      await slowProcessor(client, 1);
    }
    found.push([name, times]);
  }
  return found;
}

async function printAll(): Promise<void> {
  const lines = (await limits()).map(([name, times]) => line(name, times));
  for (const { name, times } of builds) {
    lines.push(
      line(
        `${name}: all screens`,
        [...times.values()].flat().map(({ ms }) => ms),
      ),
    );
    for (const [path, taps] of times) {
      const slowest = taps.toSorted((a, b) => b.ms - a.ms)[0];
      lines.push(
        line(
          `${name}: ${path}`,
          taps.map(({ ms }) => ms),
          slowest?.control,
        ),
      );
    }
  }
  console.log(
    '| page | taps | median ms | p75 | p95 | most | slowest |\n|---|--:|--:|--:|--:|--:|---|',
  );
  console.log(lines.join('\n'));
}

function line(name: string, times: readonly number[], slowest = ''): string {
  const { taps, median, p75, p95, most } = distributionOf(times);
  return `| ${[name, taps, median, p75, p95, most, slowest].join(' | ')} |`;
}
