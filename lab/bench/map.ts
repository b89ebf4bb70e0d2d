import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../api/src/db/database.ts';
import type { Around } from './around.ts';
import { serverMillis } from './costs.ts';
import { startServer } from './servers.ts';
import { tokenOf } from './world.ts';

const BREWERIES = 100_000;
const TARGET = '10 ms, 30 kB';

const country = 'south=24&north=50&west=-125&east=-66&zoom=4';
const state = 'south=33&north=38&west=-103&east=-94&zoom=7';
const maps = {
  'map of the country': country,
  'that map, open now with dogs': `${country}&openNow=true&offers=dogs`,
  'that map, not yet visited': `${country}&notVisited=true`,
  'map of a state': state,
  'that map, open now with dogs, in a search': `${state}&openNow=true&offers=dogs&q=brewery`,
};

/** Measures maps of 100,000 breweries: processor time of the server, and the length of the answer. */
export async function measureMap(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(BREWERIES), '1000']);
    await addHours(join(folder, 'hoptrail.db'));
    const server = await startServer('product', folder);
    const headers = { cookie: `hoptrail=${tokenOf(0)}` };
    const around: Around = {};
    for (const [name, query] of Object.entries(maps)) {
      const path = `/api/breweries/clusters?${query}`;
      const text = await (await fetch(server.url + path, { headers })).text();
      const millis = await serverMillis(server, { method: 'GET', path, headers });
      const value = `${millis} ms, ${(text.length / 1000).toFixed(1)} kB`;
      around[`${name}, 100,000 breweries`] = { value, target: TARGET };
    }
    await server.stop();
    return around;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Opens every brewery from noon to midnight; every third welcomes dogs. */
async function addHours(file: string): Promise<void> {
  const db = openDatabase(file);
  const days = Array.from({ length: 7 }, () => [{ opens: '12:00', closes: '00:00' }]);
  await db
    .updateTable('breweries')
    .set({
      openingHours: JSON.stringify({ days }),
      offers: sql<string>`case when seq % 3 = 0 then '["dogs"]' else '[]' end`,
    })
    .execute();
  await db.destroy();
}
