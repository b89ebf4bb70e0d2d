import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DAY_MS } from '@hoptrail/contracts/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { migrate } from '../../../db/migrate/migrate.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { buildTestApp, temporaryFolder } from '../../../testing/app.ts';
import { Person } from '../../../testing/person.ts';

test('keeps a session through the upgrade and ends it 90 days later', async () => {
  const dataDir = await temporaryFolder();
  const now = new Date();
  const lastWeek = instantAfter(now, -7 * DAY_MS);
  const db = openDatabase(join(dataDir, 'hoptrail.db'));
  await migrate(db, { upTo: '008-history-by-host' });
  await sql`insert into users (id, username, email, name, createdAt)
    values ('u', 'ada', 'ada@people.example', 'ada', '2024-01-01T00:00:00.000Z')`.execute(db);
  const tokenHash = createHash('sha256').update('token').digest('hex');
  await sql`insert into sessions values
    (${tokenHash}, 'u', '2024-01-01T00:00:00.000Z', ${instantAfter(now, 23 * DAY_MS)})`.execute(db);
  await db.destroy();

  const run = await buildTestApp({ dataDir, startAt: now.toISOString() });
  const ada = new Person(run.app);
  ada.cookies.set('hoptrail', 'token');
  const statusOf = async () => (await ada.call('GET', '/api/auth/me')).statusCode;
  const listed = (await ada.call('GET', '/api/auth/sessions')).json();
  expect(listed).toMatchObject([{ device: 'Unknown device', isCurrent: true }]);
  const kept = await run.deps.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
  expect(kept.lastUsedOn).toBe(now.toISOString().slice(0, 10));
  expect(lastWeek < kept.expiresAt).toBe(true);
  for (let day = 0; day < 80; day += 20) {
    run.passTime(20 * DAY_MS);
    expect(await statusOf()).toBe(200);
  }
  run.passTime(11 * DAY_MS);
  expect(await statusOf()).toBe(401);
});
