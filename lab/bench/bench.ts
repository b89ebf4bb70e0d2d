/**
 * Compares the product with a bare server, in one run on one database, and writes `docs/performance.md` for SQLite and the measured part of `lab/scale.md` for
 * PostgreSQL: `pnpm lab bench [--part=sqlite|postgres|reads|logbook|filters|map|search|statistics|boards] [--warmup=5] [--rounds=5]
 * [--seconds=1] [--only=nearest] [--dry]`. The part `reads` prints the answers from memory on both
 * engines, the part `logbook` that of a person with 5,000 check-ins, the part `filters` filtered lists,
 * the part `map` maps of 100,000 breweries, the part `search` a search as somebody types, the part `statistics` those of a brewery, and the part `boards`
 * 1,000 televisions; they write nothing.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ServerProcess } from '../../scripts/smoke/server-process.ts';
import { measureRest } from './around.ts';
import { measureBoards } from './boards.ts';
import { callsOn } from './calls.ts';
import { measureFilters } from './filters.ts';
import { measureLogbook } from './logbook.ts';
import { measureMap } from './map.ts';
import { benchPostgres } from './postgres/bench-postgres.ts';
import { benchReads } from './postgres/bench-reads.ts';
import { ratioChart } from './ratio-chart.ts';
import { measure, type Row } from './ratios.ts';
import { line, missesIn, report } from './report.ts';
import { measureSearch } from './search.ts';
import { type ServerName, startServer, stayOnOwnCore } from './servers.ts';
import { measureStatistics } from './statistics.ts';

const USERS = 1_000_000;
const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    part: { type: 'string', default: '' },
    warmup: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '1' },
    breweries: { type: 'string', multiple: true, default: ['10000', '100000'] },
    users: { type: 'string', default: String(USERS) },
    only: { type: 'string', default: '' },
    dry: { type: 'boolean', default: false },
  },
});
const planOf = (usual: { warmup: number; rounds: number }) => ({
  warmup: Number(values.warmup ?? usual.warmup),
  rounds: Number(values.rounds ?? usual.rounds),
  seconds: Number(values.seconds),
});
const plan = planOf({ warmup: 5, rounds: 5 });
// A check-in is compiled after ten seconds, and several processes are rarely undisturbed at once.
const planOnPostgres = planOf({ warmup: 10, rounds: 12 });

const users = Number(values.users);
if (values.part === 'reads') {
  await benchReads(planOnPostgres, users);
} else if (values.part === 'logbook') {
  console.table(await measureLogbook());
} else if (values.part === 'filters') {
  console.table(await measureFilters());
} else if (values.part === 'boards') {
  console.table(await measureBoards());
} else if (values.part === 'map') {
  console.table(await measureMap());
} else if (values.part === 'search') {
  console.table(await measureSearch());
} else if (values.part === 'statistics') {
  console.table(await measureStatistics(users));
} else {
  if (values.part !== 'postgres') await benchSqlite();
  if (values.part !== 'sqlite') await benchPostgres(planOnPostgres, users, values.dry);
}

async function benchSqlite(): Promise<void> {
  stayOnOwnCore();
  const begin = Date.now();
  const tables = new Map<number, Row[]>();
  for (const breweries of values.breweries.map(Number))
    tables.set(breweries, await onFile(breweries));
  const around = values.dry
    ? undefined
    : {
        ...(await measureRest()),
        ...(await measureLogbook()),
        ...(await measureFilters()),
        ...(await measureMap()),
        ...(await measureSearch()),
        ...(await measureStatistics(USERS)),
        ...(await measureBoards()),
      };
  const minutes = Math.round((Date.now() - begin) / 60_000);
  const text = report(tables, around, { ...plan, users: Number(values.users), minutes });
  if (values.dry) {
    console.log(text);
  } else {
    await writeFile(join(here, '../../docs/performance.md'), text);
    await writeFile(join(here, '../../docs/performance.svg'), ratioChart(tables));
  }
  const misses = missesIn(tables);
  console.log(misses.length === 0 ? 'All targets are reached.' : `Missed:\n${misses.join('\n')}`);
}

async function onFile(breweries: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  const started: ServerProcess[] = [];
  const start = async (name: ServerName) => {
    const server = await startServer(name, folder);
    started.push(server);
    return server;
  };
  try {
    const counts = [String(breweries), values.users];
    execFileSync(process.execPath, [join(here, 'seed.ts'), folder, ...counts]);
    const running = {
      product: await start('product'),
      bare: await start('bare'),
    };
    const rows: Row[] = [];
    for (const call of callsOn(breweries).filter(({ name }) => name.includes(values.only))) {
      const row = await measure(call, running, plan);
      rows.push(row);
      console.log(`${breweries} breweries  ${line(row)}`);
    }
    return rows;
  } finally {
    await Promise.all(started.map((server) => server.stop()));
    await rm(folder, { recursive: true });
  }
}
