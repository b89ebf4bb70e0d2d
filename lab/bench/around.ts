import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsOn } from './calls.ts';
import { load } from './load.ts';
import { servers, startServer } from './servers.ts';

const BREWERIES = 10_000;
const STARTS = 11;
/** Long enough for several full garbage collections. */
const LOAD_SECONDS = 20;

/** Measurements other than calls, as the page shows them. */
export type Around = Record<string, { value: string; target: string }>;

/** Measures the executable: start, memory, size, and the speed of an import. */
export async function measureRest(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const rows = await importRows(folder);
    const start = await medianStart(folder);
    const memory = await memoryOf(folder);
    const { size } = await stat(servers.product[0] ?? '');
    return {
      'start to the first response': { value: `${Math.round(start)} ms`, target: '500 ms' },
      'memory at rest, 10,000 breweries': { value: megabytes(memory.rest), target: '150 MB' },
      'memory under load, at most': { value: megabytes(memory.peak), target: '300 MB' },
      'size of the executable': { value: megabytes(size), target: '' },
      'imported rows per second': { value: Math.round(rows).toLocaleString('en-US'), target: '' },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Returns the median time from starting the product to its first response, in milliseconds.
 * @param url a database on PostgreSQL in place of the one in the folder
 */
export async function medianStart(folder: string, url?: string): Promise<number> {
  const starts: number[] = [];
  for (let run = 0; run < STARTS; run += 1) starts.push(await startTime(folder, url));
  return starts.toSorted((a, b) => a - b)[STARTS >> 1] ?? Number.NaN;
}

async function startTime(folder: string, url?: string): Promise<number> {
  const options = url === undefined ? {} : { url, onAnyCore: true };
  const begin = performance.now();
  const server = await startServer('product', folder, options);
  const response = await fetch(`${server.url}/api/health`);
  await response.text();
  const took = performance.now() - begin;
  await server.stop();
  if (!response.ok) throw new Error(`The server answered ${response.status}.`);
  return took;
}

/**
 * Imports a list in Open Brewery DB's format.
 * @returns rows per second, the program's start included
 */
async function importRows(folder: string): Promise<number> {
  const header =
    'id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude';
  const lines = Array.from({ length: BREWERIES }, (_, index) => {
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const place = `${(-124 + (index % 570) / 10).toFixed(4)},${(25 + (index % 240) / 10).toFixed(4)}`;
    return `${id},Brewery ${index},micro,${index} Main St,Moore,Oklahoma,73160,United States,4055550100,https://brewery-${index}.example,${place}`;
  });
  const list = join(folder, 'list.csv');
  await writeFile(list, [header, ...lines].join('\n'));
  const [program = '', ...args] = servers.product.slice(0, -1);
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(
    program,
    [...args, 'import', 'openbrewerydb', list],
    {
      env: { PATH: process.env.PATH, HOME: folder, DATA_DIR: folder },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The import failed: ${stdout}${stderr}`);
  return BREWERIES / ((performance.now() - begin) / 1000);
}

async function memoryOf(folder: string): Promise<{ rest: number; peak: number }> {
  const server = await startServer('product', folder);
  await (await fetch(`${server.url}/api/breweries?limit=1`)).text();
  await new Promise((resolve) => setTimeout(resolve, 3000));
  const rest = memory(server.pid, 'VmRSS');
  const nearest = callsOn(BREWERIES).filter(({ name }) => name === 'nearest 50');
  for (const { rest: ask, rpc } of nearest) {
    for (const requestOf of [ask, rpc]) {
      await load(
        server,
        Array.from({ length: 2000 }, (_, n) => requestOf(n)),
        { seconds: LOAD_SECONDS },
      );
    }
  }
  const peak = memory(server.pid, 'VmHWM');
  await server.stop();
  return { rest, peak };
}

export function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_048_576)} MB`;
}
