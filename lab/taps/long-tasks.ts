/**
 * Counts the tasks of the main thread that take more than 50 ms while a person scrolls, types, filters
 * and opens sheets, with a logbook of 5,000 check-ins, a tap list of 200 beers and a processor that is
 * four times slower: `pnpm lab long-tasks` after `pnpm build`, or with other builds in turns, as `pnpm lab taps`.
 */
import { parseArgs } from 'node:util';
import type { Audience } from '@hoptrail/screens/screen';
import { addBeers, addCheckins } from '../frames/content.ts';
import { measure } from '../frames/measure.ts';
import { type Build, foldersOf, openBuild, signInEverywhere } from './builds.ts';
import { type Movement, movements } from './movements.ts';

const SLOWED = 4;
const TURNS = 3;
const CHECKINS = 5000;
const BEERS = 200;
/** After a movement, work that it began goes on this long. */
const AFTER_MS = 1500;

/** The long tasks of one movement, in milliseconds. */
type LongTasks = readonly number[];

const { positionals } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  allowPositionals: true,
});
const builds: { build: Build; brewery: string; turns: Map<string, LongTasks[]> }[] = [];
try {
  for (const folder of foldersOf(positionals)) {
    const build = await openBuild(folder);
    await addCheckins(build.database, 'fan@example.com', CHECKINS);
    const brewery = await addBeers(build.database, 'owner@example.com', BEERS);
    builds.push({ build, brewery, turns: new Map() });
  }
  let signedIn: Audience = 'visitor';
  for (const movement of movements) {
    if (movement.audience !== signedIn) {
      const all = builds.map(({ build }) => build);
      await signInEverywhere(all, movement.audience);
      signedIn = movement.audience;
    }
    for (let turn = 0; turn < TURNS; turn += 1) {
      for (const { build, brewery, turns } of builds) {
        const found = await longTasksOf(build, movement, movement.path(brewery));
        turns.set(movement.name, [...(turns.get(movement.name) ?? []), found]);
      }
    }
  }
  print();
} finally {
  for (const { build } of builds) await build.close();
}

async function longTasksOf(
  { page, client, server }: Build,
  { move }: Movement,
  path: string,
): Promise<LongTasks> {
  await page.goto(server.url + path);
  await page.waitForLoadState('networkidle');
  // Playwright adds its own script with the first search.
  await page.getByRole('main').count();
  const { longTasks } = await measure(page, SLOWED, async () => {
    await move(page, client);
    await page.waitForTimeout(AFTER_MS);
  });
  return longTasks;
}

function print(): void {
  const names = builds.map(({ build }) => build.name);
  const heads = names.flatMap((name) => [`${name}: long tasks`, 'together ms', 'longest ms']);
  console.log(`| movement | ${heads.join(' | ')} |\n|---|${heads.map(() => '--:|').join('')}`);
  for (const { name } of movements) {
    const cells = builds.flatMap(({ turns }) => {
      const [middle = []] = (turns.get(name) ?? [])
        .toSorted((a, b) => sum(a) - sum(b))
        .slice(Math.floor(TURNS / 2));
      return [middle.length, Math.round(sum(middle)), Math.round(Math.max(0, ...middle))];
    });
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
}

function sum(tasks: LongTasks): number {
  return tasks.reduce((total, ms) => total + ms, 0);
}
