import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../../api/src/db/database.ts';
import type { Around } from './around.ts';
import { serverMillis } from './costs.ts';
import { startServer } from './servers.ts';
import { placeOf, tokenOf } from './world.ts';

const BREWERIES = 10_000;
const TARGET = '5 ms';

/** Returns opening hours as JSON. Half of the breweries are open all day, the others never. */
const hours = (spans: object[]) => JSON.stringify({ days: Array.from({ length: 7 }, () => spans) });
const ALL_DAY = hours([{ opens: '00:00', closes: '00:00' }]);
const NEVER = hours([]);

/** Measures the nearest 50 of 10,000 breweries with filters, in processor time of the server. */
export async function measureFilters(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(BREWERIES), '10']);
    await addFacts(join(folder, 'hoptrail.db'));
    const server = await startServer('product', folder);
    const headers = { cookie: `hoptrail=${tokenOf(0)}` };
    const { latitude, longitude } = placeOf(7);
    const costOf = async (filters: string) => {
      const path = `/api/breweries?lat=${latitude}&lng=${longitude}&limit=50&${filters}`;
      const millis = await serverMillis(server, { method: 'GET', path, headers });
      return { value: `${millis} ms`, target: TARGET };
    };
    const rows = {
      'nearest 50 of 10,000 breweries that are open now': await costOf('openNow=true'),
      'those not yet visited, where dogs are welcome': await costOf('notVisited=true&offers=dogs'),
      'those with an event today': await costOf('eventsToday=true'),
      'none of all, with three filters': await costOf('openNow=true&offers=dogs&offers=parking'),
    };
    await server.stop();
    return rows;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addFacts(file: string): Promise<void> {
  const db = openDatabase(file);
  await sql`update breweries set
    openingHours = case when seq % 2 = 0 then ${ALL_DAY} else ${NEVER} end,
    offers = case when seq % 3 = 0 then '["dogs"]' else '[]' end`.execute(db);
  await db.destroy();
}
