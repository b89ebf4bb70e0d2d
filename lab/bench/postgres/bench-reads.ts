import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from '../../../scripts/smoke/server-process.ts';
import type { Times } from '../costs.ts';
import { startServer, useAllCores } from '../servers.ts';
import { fillSqlite, startFilledDatabase } from './database.ts';
import { measureReads } from './measures.ts';
import { readTable } from './report.ts';

const BREWERIES = 10_000;

/** Measures only the answers from memory, on both engines, and prints their table. */
export async function benchReads(plan: Times, users: number): Promise<void> {
  useAllCores();
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  const started: ServerProcess[] = [];
  const database = await startFilledDatabase(BREWERIES, users);
  const start = async (data: string, url?: string) => {
    const options = url === undefined ? {} : { url };
    const server = await startServer('product', join(folder, data), options);
    started.push(server);
    return server;
  };
  try {
    fillSqlite(join(folder, 'sqlite'), BREWERIES, users);
    const world = { database, breweries: BREWERIES, plan };
    const reads = await measureReads(world, (engine) =>
      start(engine, engine === 'postgres' ? database.url : undefined),
    );
    console.log(readTable(reads));
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await database.stop();
    await rm(folder, { recursive: true });
  }
}
