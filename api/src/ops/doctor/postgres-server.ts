import { waitTextOfSeconds } from '@hoptrail/contracts/lib/text/wait-text';
import type { Db } from '../../db/database.ts';
import { counted } from '../../lib/counted.ts';
import { type Finding, ok, problem, warning } from './finding.ts';
import {
  findAllStandbys,
  findAllUnusedSlots,
  findLogSize,
  findServerState,
  type LogSize,
  type ServerState,
  type Standby,
  type UnusedSlot,
} from './postgres-server.repo.ts';

const MB = 1024 * 1024;
const BEHIND_BYTES = 64 * MB;
const BEHIND_SECONDS = 30;
const KEPT_BYTES = 1024 * MB;
const MOST_USED = 0.8;
const LOG_BYTES = 256 * MB;
const DEAD_ROWS = 100_000;
/** What follows the database's clock, such as leases of a few seconds, still works. */
const CLOCK_MS = 2000;

/**
 * Checks the PostgreSQL server that the database is on: what its own tools do not report by themselves.
 * @param connections how many connections one instance may open
 */
export async function examineServer(db: Db, connections: number): Promise<Finding[]> {
  const begun = Date.now();
  const state = await findServerState(db, begun);
  if (state === undefined) return [];
  // It was read at some moment between the question and the answer.
  const uncertainMs = Date.now() - begun;
  return [
    examineServerClock(state, uncertainMs),
    examineConnections(state, connections),
    ...examineReplication(state, await findAllStandbys(db), await findAllUnusedSlots(db)),
    examineArchiving(state),
    examineLog(await findLogSize(db)),
  ];
}

/** Checks that the clocks of the database server and of this machine agree. */
export function examineServerClock({ clockAheadMs }: ServerState, uncertainMs: number): Finding {
  const isAhead = clockAheadMs > 0;
  const apart = isAhead ? clockAheadMs - uncertainMs : -clockAheadMs;
  if (apart <= CLOCK_MS) return ok('server clock', 'the database server has the same time');
  return warning(
    'server clock',
    `the clock of the database server is ${waitTextOfSeconds(apart / 1000, 'short')} ${isAhead ? 'ahead of' : 'behind'} this machine's`,
    'Let both machines set their clocks by NTP: timedatectl set-ntp true',
  );
}

/** Checks that the server has connections for another instance. */
export function examineConnections(
  { connections, mostConnections }: ServerState,
  ofInstance: number,
): Finding {
  const says = `${connections} of ${mostConnections} are in use`;
  const isFull = connections > MOST_USED * mostConnections;
  const hasRoom = mostConnections - connections > ofInstance;
  if (!isFull && hasRoom) return ok('connections', says);
  return warning(
    'connections',
    `${says}, and one instance of Hoptrail opens up to ${ofInstance + 1}`,
    'Raise max_connections in postgresql.conf, or lower DATABASE_CONNECTIONS.',
  );
}

/** Checks that standbys keep up, and that no slot fills the disk. */
export function examineReplication(
  { synchronousStandbys }: ServerState,
  standbys: readonly Standby[],
  slots: readonly UnusedSlot[],
): Finding[] {
  const full = slots
    .filter(({ keptBytes }) => keptBytes > KEPT_BYTES)
    .map(({ name, keptBytes }) =>
      problem(
        'replication',
        `nobody reads the slot ${name}, which keeps ${megabytes(keptBytes)} of the write-ahead log on the disk`,
        `Start its standby again, or run: select pg_drop_replication_slot('${name}')`,
      ),
    );
  if (synchronousStandbys !== '' && standbys.length === 0) {
    const says = `commits wait for a standby (${synchronousStandbys}), and none is connected`;
    const fix = 'Start the standby, or empty synchronous_standby_names and reload PostgreSQL.';
    return [...full, problem('replication', says, fix)];
  }
  if (standbys.length === 0) {
    return [...full, ok('replication', 'no standby is connected: the data are on one server')];
  }
  const found = standbys.map((standby) => examineStandby(standby));
  const wrong = found.filter(({ state }) => state !== 'ok');
  return [...full, ...(wrong.length > 0 ? wrong : found)];
}

function examineStandby({ name, state, bytesBehind, secondsBehind }: Standby): Finding {
  if (state === null) {
    return warning(
      'replication',
      `this role may not see how far the standby ${name} is behind`,
      'As an administrator of the server run: grant pg_monitor to the role of DATABASE_URL',
    );
  }
  const behind = bytesBehind ?? 0;
  const seconds = secondsBehind ?? 0;
  const says = `the standby ${name} (${state}) is ${megabytes(behind)} and ${seconds.toFixed(1)} s behind`;
  if (state === 'streaming' && behind <= BEHIND_BYTES && seconds <= BEHIND_SECONDS) {
    return ok('replication', says);
  }
  const fix =
    'Look at its log, its disk and the network between. What it lacks is lost with the primary.';
  return warning('replication', says, fix);
}

/** Checks that the archive, which a recovery to a point in time needs, gets its files. */
export function examineArchiving({
  archiveMode,
  lastArchivedAt,
  archiveFailedAt,
  archiveFailedFile,
}: ServerState): Finding {
  if (archiveMode === 'off') {
    return ok('archiving', 'it is off: a backup is the only way back, unless a provider archives');
  }
  if (archiveFailedAt !== null) {
    return problem(
      'archiving',
      `it fails: the last failure was ${archiveFailedFile} at ${archiveFailedAt}, and the last success ${lastArchivedAt ?? 'never'}`,
      'The log of PostgreSQL has the output of archive_command. Until it works, the disk fills up.',
    );
  }
  return ok('archiving', `the last file was archived at ${lastArchivedAt ?? 'no time yet'}`);
}

/** Checks that deleted rows of the change log do not pile up: every instance reads it all the time. */
export function examineLog(size: LogSize | undefined): Finding {
  if (size === undefined) return ok('change log', 'the server has no statistics of it yet');
  const { bytes, rows, deadRows } = size;
  const says = `${counted(rows, 'row')}, ${counted(deadRows, 'deleted row')}, ${megabytes(bytes)}`;
  const isBloated = deadRows > Math.max(DEAD_ROWS, 5 * rows) || bytes > LOG_BYTES;
  if (!isBloated) return ok('change log', says);
  return warning(
    'change log',
    `${says}: deleted rows are not cleaned up`,
    'End transactions that have been open for long (pg_stat_activity, pg_prepared_xacts), let autovacuum run, then: vacuum full change_log',
  );
}

function megabytes(bytes: number): string {
  return bytes < MB ? 'less than 1 MB' : `${Math.round(bytes / MB)} MB`;
}
