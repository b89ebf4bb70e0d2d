import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPostgres } from '../../api/src/db/postgres/open-postgres.ts';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type { Finding } from '../../api/src/ops/doctor/finding.ts';
import { examineServer } from '../../api/src/ops/doctor/postgres-server.ts';
import { settingsOf } from '../../api/src/testing/postgres/settings-of.ts';
import { canConnect, prepareServer, prepareStandby } from './debian-server.ts';
import { freePort, type Program, until } from './processes.ts';
import type { Report } from './report.ts';
import { fillDatabase } from './world.ts';

/** What doctor looks at, and nothing else waits for. */
const UNSAFE = ['fsync=off', 'autovacuum=off', 'max_connections=60', 'wal_recycle=off'];
/** Of 16 MB each: more than doctor lets an unused slot keep. */
const SEGMENTS = 66;

export const DOCTOR = 'what doctor says of a primary and its standby';

/** Breaks a primary and its standby in the ways that doctor looks for, one after the other. */
export async function tryDoctor(folder: string, report: Report): Promise<void> {
  console.log(DOCTOR);
  const programs: Program[] = [];
  const broken = join(folder, 'archive-is-broken');
  try {
    const [port, standbyPort] = [await freePort(), await freePort()];
    const [primaryFolder, standbyFolder] = [join(folder, 'primary'), join(folder, 'standby')];
    for (const path of [primaryFolder, standbyFolder]) {
      await mkdir(path);
      await chmod(path, 0o777);
    }
    const archive = ['archive_mode=on', `archive_command=test ! -e ${broken}`];
    const start = await prepareServer(primaryFolder, port, [...UNSAFE, ...archive]);
    programs.push(await start());
    const urlOf = (user: string, database: string, at = port) =>
      `postgres://${user}@127.0.0.1:${at}/${database}?sslmode=disable`;
    const administrator = settingsOf(urlOf('postgres', 'hoptrail'));
    await until('PostgreSQL answers', () => canConnect(settingsOf(urlOf('postgres', 'postgres'))));
    await fillDatabase(administrator, 100);
    const session = await Session.connect(administrator);
    await session.control(
      'create role plain login; grant all on all tables in schema public to plain',
    );
    const { db, close } = openPostgres(settingsOf(urlOf('plain', 'hoptrail')));
    const expectFinding = async (what: string, state: Finding['state'], says: RegExp) => {
      let found: Finding[] = [];
      await until(what, async () => {
        found = await examineServer(db, 10);
        return found.some((one) => one.state === state && says.test(`${one.check}: ${one.says}`));
      }).catch(() => {});
      const finding = found.find(
        (one) => one.state === state && says.test(`${one.check}: ${one.says}`),
      );
      report.addCheck(
        what,
        finding ? `${finding.state}, ${finding.check}: ${finding.says}` : undefined,
      );
    };

    await expectFinding('a server alone', 'ok', /^replication: no standby/);
    await expectFinding('its clock', 'ok', /^server clock: the database server has the same time/);
    const startStandby = await prepareStandby(standbyFolder, standbyPort, port, UNSAFE);
    programs.push(await startStandby());
    await expectFinding(
      'a role without rights',
      'warning',
      /may not see how far the standby standby is behind/,
    );
    await session.control('grant pg_monitor to plain');
    await expectFinding(
      'a standby that keeps up',
      'ok',
      /standby \(streaming\) is less than 1 MB and/,
    );

    await session.control('select pg_switch_wal()');
    await expectFinding('an archive', 'ok', /^archiving: the last file was archived at/);
    await writeFile(broken, '');
    await session.control('checkpoint; select pg_switch_wal()');
    await expectFinding(
      'an archive that fails',
      'problem',
      /^archiving: it fails: the last failure was 0000/,
    );
    await rm(broken);
    await expectFinding('the archive repaired', 'ok', /^archiving: the last file was archived at/);

    const standby = await Session.connect({
      ...settingsOf(urlOf('postgres', 'postgres', standbyPort)),
      target: 'any',
    });
    await standby.control('select pg_wal_replay_pause()');
    await session.control(`select pg_create_physical_replication_slot('forgotten', true)`);
    for (let at = 0; at < SEGMENTS; at += 1) {
      await session.control(
        `select pg_logical_emit_message(false, 'drill', 'x'); select pg_switch_wal()`,
      );
    }
    await expectFinding('a standby that lags', 'warning', /standby \(streaming\) is \d+ MB and/);
    await expectFinding(
      'a slot that nobody reads',
      'problem',
      /nobody reads the slot forgotten, which keeps 1\d{3} MB/,
    );
    await session.control(`select pg_drop_replication_slot('forgotten')`);
    await standby.control('select pg_wal_replay_resume()');
    await standby.end();
    await expectFinding(
      'the standby caught up',
      'ok',
      /standby \(streaming\) is less than 1 MB and/,
    );

    await session.control(
      `insert into change_log (changes) select array['x'] from generate_series(1, 120000); delete from change_log`,
    );
    await expectFinding(
      'deleted rows that stay',
      'warning',
      /^change log: .*120,\d{3} deleted rows/,
    );
    const many = await Promise.all(
      Array.from({ length: 45 }, () => Session.connect(administrator)),
    );
    await expectFinding(
      'connections that are used up',
      'warning',
      /^connections: \d\d of 57 are in use/,
    );
    await Promise.all(many.map((one) => one.end()));
    await expectFinding('connections that are free', 'ok', /^connections: /);

    await session.control(`alter system set synchronous_standby_names = 'standby'; `);
    await session.control('select pg_reload_conf()');
    await programs[1]?.stop('SIGINT');
    await expectFinding(
      'a synchronous standby that is away',
      'problem',
      /commits wait for a standby \(standby\), and none is connected/,
    );
    await close();
    await session.end();
  } finally {
    for (const program of programs.toReversed()) await program.stop('SIGINT');
  }
}
