import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { examineInstances } from '../../../ops/doctor/instances.ts';
import { findAllInstances } from '../../../ops/instances/instances.repo.ts';
import { joinInstances } from '../../../ops/instances/join-instances.ts';
import { openTestDatabase } from '../../../testing/database.ts';
import type { Db } from '../../database.ts';
import { LeaderLease } from '../leadership/leader-lease.ts';

const TIMES = { everyMs: 20, certainMs: 100 };

async function join(db: Db, instanceName: string) {
  const lines: string[] = [];
  const leave = await joinInstances(
    {
      db,
      config: { ...readConfig({}, 'production'), instanceName },
      signingKey: 'a key of the tests',
      version: '0.1.0',
      folder: '/data',
      log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }),
    },
    TIMES,
  );
  onTestFinished(leave);
  return { lines, leave };
}

const names = async (db: Db) => (await findAllInstances(db)).map(({ name }) => name);

test('two running instances of one name are both listed, and logs and doctor name it', async () => {
  const db = await openTestDatabase();
  const first = await join(db, 'north');
  const second = await join(db, 'north');
  await join(db, 'south');
  expect(await names(db)).toEqual(['north', 'north (2)', 'south']);
  await expect.poll(() => second.lines.join()).toContain('has the name north too');
  expect(await examineInstances(db, { TRUST_PROXY: [] })).toContainEqual(
    expect.objectContaining({ state: 'warning', says: 'two have the name north' }),
  );
  await first.leave();
  await expect.poll(() => names(db)).toEqual(['north', 'south']);
  expect(first.lines.join()).not.toContain('has the name north too');
});

test('an instance that was killed and started again gets its name back', async () => {
  const db = await openTestDatabase();
  await sql`insert into instances (name, version, "keyMark", pictures, "startedAt", "seenAt")
    values ('north', '0.1.0', 'of an old key', '/data', '2026-05-01T12:00:00.000Z',
      to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`.execute(db);
  await join(db, 'north');
  expect(await names(db)).toEqual(['north', 'north (2)']);
  await sql`update instances set "seenAt" = '2026-05-01T12:00:00.000Z' where name = 'north'`.execute(
    db,
  );
  await expect.poll(() => names(db)).toEqual(['north']);
});

test('of two instances of one name only one leads by a lease', async () => {
  const db = await openTestDatabase();
  const [one, other] = [new LeaderLease(db, 'north'), new LeaderLease(db, 'north')];
  await one.hold();
  await other.hold();
  expect([one.isHeld, other.isHeld]).toEqual([true, false]);
});
