import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch, type Page } from 'puppeteer-core';
import { startServerProcess } from '../../scripts/smoke/server-process.ts';
import { type Findings, findingsOf, median } from './measure.ts';
import { markdown } from './report.ts';
import { type Account, type MeasuredScreen, measuredScreens } from './screens.ts';
import { signIn, standInOklahomaCity } from './visitor.ts';

const { values } = parseArgs({
  options: {
    /** The number of runs; `docs/lighthouse.md` takes the median of 5. */
    runs: { type: 'string', default: '5' },
    /**
     * Measures only screens whose name contains one of these texts (separated by commas), and
     * writes no page.
     */
    only: { type: 'string', default: '' },
    /**
     * A file that collects results, to measure a few screens at a time; the page is written once it
     * has all.
     */
    collect: { type: 'string', default: '' },
  },
});
const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'hoptrail-lighthouse-'));
const loadBefore = loadavg();
const server = await startServerProcess(
  [process.execPath, inRepository('api/src/main.ts'), 'demo'],
  {
    PORT: '0',
    HOST: 'localhost',
    DATA_DIR: join(folder, 'data'),
    REQUESTS_PER_MINUTE: '100000',
    FILES_PER_MINUTE: '100000',
  },
);
const browser = await launch({
  executablePath: process.env.CHROMIUM_PATH ?? '',
  userDataDir: join(folder, 'browser'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage();
  await standInOklahomaCity(page, server.url);
  const only = values.only.split(',');
  const all = measuredScreens();
  const screens = all.filter(({ name }) => only.some((part) => name.includes(part)));
  const runs = Number(values.runs);
  const earlier = values.collect ? await collected(values.collect) : [];
  const found = new Map([...earlier, ...(await lookAtAll(page, screens, runs))]);
  if (values.collect) await writeFile(values.collect, JSON.stringify([...found]));
  const conditions = [
    new Date().toISOString().slice(0, 10),
    `${await browser.version()}, Node ${process.version}`,
    `${cpus().length} cores (${cpus()[0]?.model.trim()})`,
    `load average of the machine before and after: ${load(loadBefore)} and ${load(loadavg())}`,
  ];
  const text = markdown({ screens: found, runs, conditions });
  console.log(text);
  if (all.every(({ name }) => found.has(name)))
    await writeFile(inRepository('docs/lighthouse.md'), text);
} finally {
  await browser.close();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function lookAtAll(page: Page, screens: readonly MeasuredScreen[], runs: number) {
  const found = new Map<string, Findings>();
  let signedIn: Account | undefined;
  for (const { name, path, account } of screens) {
    if (account && account !== signedIn) await signIn(page, server.url, account);
    signedIn = account;
    const all: Findings[] = [];
    while (all.length < runs) all.push(await findingsOf(page, new URL(path, server.url).href));
    const middle = median(all);
    if (middle) found.set(name, middle);
    console.error(name, all.map(({ Performance }) => Math.round(Performance)).join(', '));
  }
  return found;
}

async function collected(file: string): Promise<[name: string, Findings][]> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
}

function load([minute = 0]: readonly number[]): string {
  return minute.toFixed(1);
}
