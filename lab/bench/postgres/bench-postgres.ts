import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../../../scripts/smoke/server-process.ts';
import { medianStart } from '../around.ts';
import type { Times } from '../costs.ts';
import { type ServerName, type StartOptions, startServer, useAllCores } from '../servers.ts';
import { fillSqlite, startFilledDatabase } from './database.ts';
import {
  countRankGroups,
  measureLog,
  measureMemory,
  measurePictures,
  measureRows,
} from './inputs.ts';
import { measureInstances } from './instances.ts';
import {
  measureCheckins,
  measureFeed,
  measureProfile,
  measureReads,
  type World,
} from './measures.ts';
import { missesIn, report, writeInto } from './report.ts';
import { scaleChart } from './scale-chart.ts';

const PAGE = join(import.meta.dirname, '../../scale.md');
const CHART = join(import.meta.dirname, '../../scale.svg');
const BREWERIES = 10_000;

/**
 * Measures the product on PostgreSQL and writes the measured part of `lab/scale.md`.
 * @param isDry whether to print it instead
 */
export async function benchPostgres(plan: Times, users: number, isDry: boolean): Promise<void> {
  useAllCores();
  const begin = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  const started: ServerProcess[] = [];
  const step = (text: string) =>
    console.log(`${Math.round((Date.now() - begin) / 1000)} s  ${text}`);
  step('filling PostgreSQL');
  const database = await startFilledDatabase(BREWERIES, users);
  const world: World = { database, breweries: BREWERIES, plan };
  const start = async (name: ServerName, data: string, options: StartOptions) => {
    const server = await startServer(name, join(folder, data), options);
    started.push(server);
    return server;
  };
  const { url } = database;
  try {
    step('filling SQLite');
    fillSqlite(join(folder, 'sqlite'), BREWERIES, users);
    const rowBytes = await measureRows(database);
    const rankGroups = await countRankGroups(database);
    step('starting');
    const startMs = await medianStart(join(folder, 'postgres'), url);
    step('answers from memory');
    const reads = await measureReads(world, (engine) =>
      start('product', engine, engine === 'postgres' ? { url } : {}),
    );
    const product = await start('product', 'postgres', { url, onAnyCore: true });
    const memoryBytes = await measureMemory(product);
    const bare = await start('barePostgres', 'postgres', { url, onAnyCore: true });
    step('own profile');
    const profile = await measureProfile(world, { product, bare });
    step('check-ins');
    const checkins = await measureCheckins(world, { product, bare });
    const walBytes = await measureLog(world, product);
    await bare.stop();
    step('change log');
    // Otherwise the server may vacuum during the turns with the log and not during those without it.
    await database.untilQuiet();
    const feed = await measureFeed(world, product);
    await product.stop();
    step('several instances');
    await database.untilQuiet();
    const instances = await measureInstances(world);
    const inputs = {
      rowBytes,
      walBytes,
      rankGroups,
      memoryBytes,
      pictureBytes: await measurePictures(),
    };
    const minutes = Math.round((Date.now() - begin) / 60_000);
    const results = {
      ...{ version: database.version, users, breweries: BREWERIES, minutes, plan },
      ...{ reads, profile, checkins, feed, instances, startMs, inputs },
    };
    const text = report(results);
    if (isDry) {
      console.log(text);
    } else {
      await writeInto(PAGE, text);
      await writeFile(CHART, scaleChart(results));
    }
    const misses = missesIn(results);
    console.log(misses.length === 0 ? 'All targets are reached.' : `Missed:\n${misses.join('\n')}`);
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await database.stop();
    await rm(folder, { recursive: true });
  }
}
