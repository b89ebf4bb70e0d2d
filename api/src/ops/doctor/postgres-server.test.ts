import { randomUUID } from 'node:crypto';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../db/postgres/open-postgres.ts';
import { Session } from '../../db/postgres/sessions/session.ts';
import { temporaryFolder, testRuntime } from '../../testing/app.ts';
import { startPostgres } from '../../testing/postgres/server.ts';
import { settingsOf } from '../../testing/postgres/settings-of.ts';
import { hoptrail } from '../../testing/processes/command.ts';
import { examine } from './examine.ts';
import {
  examineConnections,
  examineLog,
  examineReplication,
  examineServer,
  examineServerClock,
} from './postgres-server.ts';

const sound = {
  clockAheadMs: 0,
  connections: 20,
  mostConnections: 97,
  synchronousStandbys: '',
  archiveMode: 'off',
  lastArchivedAt: null,
  archiveFailedAt: null,
  archiveFailedFile: null,
};
const MB = 1024 * 1024;

/** Copies the migrated database of the tests. */
async function newDatabase(): Promise<{ url: string; session: Session }> {
  const template = new URL(String(inject('postgresTemplate')));
  const database = `doctor_${randomUUID().replaceAll('-', '')}`;
  const server = await Session.connect({ ...settingsOf(template.href), database: 'postgres' });
  onTestFinished(() => server.end());
  await server.control(`create database ${database} template ${template.pathname.slice(1)}`);
  onTestFinished(async () => void (await server.control(`drop database ${database} with (force)`)));
  const url = Object.assign(new URL(template), { pathname: database }).href;
  const session = await Session.connect(settingsOf(url));
  onTestFinished(() => session.end());
  return { url, session };
}

async function doctorOn(url: string) {
  const variables = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url };
  return await Array.fromAsync(
    examine({ variables, runtime: testRuntime, now: new Date(), isRepairing: false }),
  );
}

test('finds nothing wrong with a new server, and says what it looked at', async () => {
  const { url } = await newDatabase();
  const findings = await doctorOn(url);
  expect(findings.filter(({ state }) => state === 'problem')).toEqual([]);
  const looked = findings.map(({ check, state, says }) => [check, state, says]);
  expect(looked).toEqual(
    expect.arrayContaining([
      [
        'database',
        'ok',
        expect.stringMatching(/^the database doctor_.* answers, and may be written$/),
      ],
      ['server clock', 'ok', 'the database server has the same time'],
      ['connections', 'ok', expect.stringMatching(/^\d+ of 197 are in use$/)],
      ['replication', 'ok', 'no standby is connected: the data are on one server'],
      ['archiving', 'ok', expect.stringMatching(/^it is off/)],
      ['change log', 'ok', expect.stringMatching(/^\d+ rows?, \d+ deleted rows?, less than 1 MB$/)],
      ['counters', 'ok', expect.stringContaining('they equal the rows')],
    ]),
  );
});

test('reports an archive that gets no files, standbys that are away, and few connections', async () => {
  const server = await startPostgres([
    'archive_mode=on',
    'archive_command=false',
    'synchronous_standby_names=berlin',
    'synchronous_commit=local',
    'max_connections=20',
    'fsync=off',
  ]);
  onTestFinished(server.stop);
  const settings = settingsOf(server.urlOf('postgres'));
  const session = await Session.connect(settings);
  onTestFinished(() => session.end());
  const { db, close } = openPostgres(settings);
  onTestFinished(close);
  await session.execute('select pg_switch_wal()');
  const archiving = async () =>
    (await examineServer(db, 10)).find(({ check }) => check === 'archiving');
  await expect.poll(archiving).toMatchObject({
    state: 'problem',
    says: expect.stringMatching(/^it fails: the last failure was \w+ at .*the last success never$/),
  });
  expect(await examineServer(db, 30)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        check: 'replication',
        state: 'problem',
        says: 'commits wait for a standby (berlin), and none is connected',
      }),
      expect.objectContaining({
        check: 'connections',
        state: 'warning',
        says: expect.stringMatching(
          /of 17 are in use, and one instance of Hoptrail opens up to 31$/,
        ),
      }),
    ]),
  );
});

test('reports a clock that differs by more than the question took', () => {
  expect(examineServerClock({ ...sound, clockAheadMs: 3000 }, 2000).state).toBe('ok');
  expect(examineServerClock({ ...sound, clockAheadMs: 190_000 }, 100)).toMatchObject({
    state: 'warning',
    says: expect.stringMatching(/^the clock of the database server is .* ahead of this machine's$/),
  });
  expect(examineServerClock({ ...sound, clockAheadMs: -190_000 }, 100).says).toContain('behind');
});

test('reports connections that are used up', () => {
  expect(examineConnections(sound, 10).state).toBe('ok');
  expect(examineConnections({ ...sound, connections: 88 }, 10).state).toBe('warning');
});

test('reports a standby that is behind or cannot be seen, and a slot that fills the disk', () => {
  const standby = { name: 'berlin', state: 'streaming', bytesBehind: 3 * MB, secondsBehind: 0.2 };
  const of = (change: Partial<typeof standby> | { state: null }) =>
    examineReplication(sound, [{ ...standby, ...change }], []);
  expect(of({})).toEqual([
    {
      check: 'replication',
      state: 'ok',
      says: 'the standby berlin (streaming) is 3 MB and 0.2 s behind',
    },
  ]);
  expect(of({ bytesBehind: 900 * MB })[0]?.state).toBe('warning');
  expect(of({ secondsBehind: 45 })[0]?.state).toBe('warning');
  expect(of({ state: null })[0]?.fix).toContain('grant pg_monitor');
  const slots = [
    { name: 'lost', keptBytes: 5000 * MB },
    { name: 'new', keptBytes: 10 },
  ];
  expect(examineReplication(sound, [], slots)).toMatchObject([
    { state: 'problem', says: expect.stringContaining('slot lost, which keeps 5000 MB') },
    { state: 'ok' },
  ]);
});

test('reports deleted rows of the change log that stay', () => {
  const log = { bytes: 20 * MB, rows: 30_000, deadRows: 90_000 };
  expect(examineLog(log).state).toBe('ok');
  expect(examineLog({ ...log, deadRows: 400_000 })).toMatchObject({
    state: 'warning',
    says: '30,000 rows, 400,000 deleted rows, 20 MB: deleted rows are not cleaned up',
  });
  expect(examineLog({ ...log, bytes: 900 * MB }).state).toBe('warning');
});

test('config names a database of a newer version, what is wrong with the server, and instances', async () => {
  const { url, session } = await newDatabase();
  const env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: url, DATABASE_CONNECTIONS: '300' };
  const first = hoptrail(['config'], env);
  expect([await first.ended, first.output()]).toEqual([
    0,
    expect.stringMatching(
      /connections: \d+ of 197 are in use.*Raise max_connections.*Instances: none is running/s,
    ),
  ]);
  await session.execute("insert into kysely_migration values ('999-future', '2030-01-01')");
  const newer = hoptrail(['config'], env);
  expect([await newer.ended, newer.output()]).toEqual([
    78,
    expect.stringContaining('was written by a newer version of Hoptrail (it has 999-future)'),
  ]);
});
