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

const BREWERIES = 2000;
const CHECKINS = 5000;

/** Measures the log of a person with 5,000 check-ins, in processor time of the server. */
export async function measureLogbook(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(BREWERIES), '10']);
    await addCheckins(join(folder, 'hoptrail.db'));
    const server = await startServer('product', folder);
    const headers = { cookie: `hoptrail=${tokenOf(0)}` };
    const costOf = async (path: string) => {
      const millis = await serverMillis(server, { method: 'GET', path, headers });
      return `${millis} ms`;
    };
    const page = await costOf('/api/logbook');
    const search = await costOf('/api/logbook?search=window');
    const figures = await costOf('/api/logbook/figures');
    await server.stop();
    return {
      'first page of a logbook of 5,000 check-ins': { value: page, target: '5 ms' },
      'a search in it': { value: search, target: '' },
      'its figures': { value: figures, target: '20 ms' },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Adds check-ins over ten years, every fourth with a note. */
async function addCheckins(file: string): Promise<void> {
  const db = openDatabase(file);
  await sql`
    with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(CHECKINS - 1)})
    insert into check_ins (id, userId, breweryId, verified, createdAt, visitedOn, notes)
    select 'trail-' || n, 'user-0', 'brewery-' || (n * 7919 % ${sql.lit(BREWERIES)}), 1,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 1735689600 - n * 63000, 'unixepoch'),
      strftime('%Y-%m-%d', 1735689600 - n * 63000, 'unixepoch'),
      case when n % 4 = 0 then 'The dark one, by the window.' end
    from numbers`.execute(db);
  await db.destroy();
}
