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

const BREWERIES = 10_000;
/** The check-ins of one brewery on each of the last 60 days. */
const A_DAY = 50;
const DAYS = 60;

/**
 * Measures the statistics of a brewery beside the list of events, in processor time of the server.
 * @param checkins those of all other breweries, on the last two years
 */
export async function measureStatistics(checkins: number): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(BREWERIES), String(checkins)]);
    await addVisits(join(folder, 'hoptrail.db'), checkins);
    const server = await startServer('product', folder);
    const headers = { cookie: `hoptrail=${tokenOf(0)}` };
    const costOf = async (path: string) =>
      Number(await serverMillis(server, { method: 'GET', path, headers }));
    const path = '/api/breweries/brewery-0/statistics';
    const events = await costOf('/api/special-events');
    const figures = await costOf(path);
    const totals = await costOf(`${path}/days`);
    await server.stop();
    const ratioTo = (millis: number) => `${(millis / events).toFixed(1)} times the list of events`;
    return {
      'statistics of a brewery among 1,000,000 check-ins': {
        value: `${figures} ms, ${ratioTo(figures)}`,
        target: '20 ms',
      },
      'the totals of its days': { value: `${totals} ms, ${ratioTo(totals)}`, target: '' },
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Dates the check-ins of the seed, and adds those and the views of one brewery of the first user. */
async function addVisits(file: string, people: number): Promise<void> {
  const db = openDatabase(file);
  await sql`update check_ins set visitedOn = date('now', '-' || (rowid % 730) || ' days')`.execute(
    db,
  );
  await sql`
    with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < ${sql.lit(A_DAY * DAYS - 1)})
    insert into check_ins (id, userId, breweryId, verified, createdAt, visitedOn)
    select 'visit-' || n, 'user-' || (n * 7919 % ${sql.lit(Math.min(people, 1000))}), 'brewery-0', 1,
      strftime('%Y-%m-%dT%H:%M:%S.000Z', 'now', '-' || (n % ${sql.lit(DAYS)}) || ' days'),
      date('now', '-' || (n % ${sql.lit(DAYS)}) || ' days')
    from numbers`.execute(db);
  await sql`
    with recursive numbers (n) as (select 0 union all select n + 1 from numbers where n < 759),
      kinds (kind) as (values ('page'), ('tapList'), ('website'), ('phone'), ('directions'), ('events'))
    insert into brewery_day_views (breweryId, day, kind, people)
    select 'brewery-0', date('now', '-' || n || ' days'), kind, 20 from numbers, kinds`.execute(db);
  await sql`update breweries set ownerId = 'user-0' where id = 'brewery-0'`.execute(db);
  await db.destroy();
}
