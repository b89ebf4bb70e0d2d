import { setTimeout as delay } from 'node:timers/promises';
import { Session } from '../../api/src/db/postgres/sessions/session.ts';
import type { SessionSettings } from '../../api/src/db/postgres/sessions/session-settings.ts';
import type { BreakableProxy } from '../../api/src/testing/postgres/proxy.ts';
import type { Cluster } from './cluster.ts';
import type { Instance } from './instances.ts';
import { stoppedLeader } from './stopped-leader.ts';
import { waitForLeader } from './wait-for-leader.ts';

const CUT_MS = 30_000;
const EXHAUSTED_MS = 10_000;

/** Something that happens to the database or to an instance. */
export interface Fault {
  name: string;
  /** Whether the instances go through the proxies. */
  isOfNetwork?: true;
  /** How long it lasts, in milliseconds; nothing by default. */
  lastsMs?: number;
  /** How many instances it ends. */
  kills?: number;
  /** Makes it happen, and waits until its cause is over. @returns puts everything back */
  happen(scene: Scene): Promise<() => Promise<void>>;
}

export interface Scene {
  cluster: Cluster;
  proxies: readonly BreakableProxy[];
  instances: readonly Instance[];
  /** The database of the instances, as an administrator reaches it. */
  settings: SessionSettings;
  /** The recipients of the messages that the mail server took. */
  mailed: readonly string[];
  /** The folder of the backups of all instances. */
  backupDir: string;
  /** What else the report prints. */
  notes: string[];
  /** What else went wrong. */
  wrongs: string[];
}

const nothing = async () => {};

export const faults: readonly Fault[] = [
  {
    name: 'kill -9 of the primary and its patroni',
    async happen({ cluster }) {
      return await cluster.killPrimary();
    },
  },
  {
    name: 'PostgreSQL restarted',
    async happen({ cluster }) {
      await cluster.restartPrimary();
      return cluster.whole;
    },
  },
  {
    name: 'a planned switchover',
    async happen({ cluster }) {
      await cluster.switchOver();
      return cluster.whole;
    },
  },
  {
    name: 'the connection cut for 30 s, without FIN or RST',
    isOfNetwork: true,
    lastsMs: CUT_MS,
    async happen({ proxies }) {
      for (const proxy of proxies) proxy.fallSilent();
      await delay(CUT_MS);
      for (const proxy of proxies) await proxy.heal();
      return nothing;
    },
  },
  {
    name: 'all connections of the server taken for 10 s',
    lastsMs: EXHAUSTED_MS,
    async happen({ settings }) {
      const taken = await takeAllConnections(settings);
      await delay(EXHAUSTED_MS);
      for (const session of taken) await session.end();
      return nothing;
    },
  },
  {
    name: 'kill -9 of the instance that leads, while it writes',
    kills: 1,
    async happen({ instances, settings, notes }) {
      const before = await waitForLeader(settings, () => true);
      await instances.find(({ name }) => name === before)?.stop('SIGKILL');
      const killed = performance.now();
      const after = await waitForLeader(settings, (name) => name !== before);
      const seconds = ((performance.now() - killed) / 1000).toFixed(1);
      notes.push(`${after} leads ${seconds} s after ${before} was killed`);
      return nothing;
    },
  },
  stoppedLeader,
];

/** Ends the connections of the instances and takes their places, until the server has none left. */
async function takeAllConnections(settings: SessionSettings): Promise<Session[]> {
  const administration = await Session.connect(settings);
  const taken: Session[] = [administration];
  for (let refused = 0; refused < 3; ) {
    await administration.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name like 'hoptrail%' and datname = current_database()`,
    );
    const more = await Promise.allSettled(
      Array.from({ length: 20 }, () => Session.connect(settings)),
    );
    for (const one of more) if (one.status === 'fulfilled') taken.push(one.value);
    const { rows } = await administration.execute<{ count: number }>(
      `select count(*) from pg_stat_activity where application_name like 'hoptrail%'`,
    );
    refused = rows[0]?.count === 0 ? refused + 1 : 0;
  }
  return taken;
}
