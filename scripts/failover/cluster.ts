import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresAccount } from './packages.ts';
import { freePort, type Program, startProgram, until } from './processes.ts';

const BINARIES = '/usr/lib/postgresql/15/bin';
const PASSWORD = 'not-secret';
export const MAX_CONNECTIONS = 60;

/** One PostgreSQL server and its patroni. */
interface Node {
  name: string;
  port: number;
  apiPort: number;
  folder: string;
  patroni: Program | undefined;
}

/** Two PostgreSQL servers, one of them a synchronous standby, with patroni and one etcd. */
export interface Cluster {
  /** The ports of PostgreSQL. */
  ports: number[];
  /** The URL of a database on all hosts, or on those at other ports. */
  urlOf(database: string, parameters?: string, ports?: readonly number[]): string;
  /**
   * Kills the primary and its patroni, as a power cut does, and waits until patroni has made the
   * standby the primary.
   * @returns starts them again
   */
  killPrimary(): Promise<() => Promise<void>>;
  /** Restarts PostgreSQL on the primary. */
  restartPrimary(): Promise<void>;
  /** Makes the standby the primary, in order. */
  switchOver(): Promise<void>;
  /** Waits until there are a primary and a synchronous standby. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the cluster below a folder. */
export async function startCluster(folder: string): Promise<Cluster> {
  const account = postgresAccount();
  const etcd = await startEtcd(folder, account);
  const nodes: Node[] = [];
  for (const name of ['one', 'two']) {
    const [port, apiPort] = [await freePort(), await freePort()];
    const node = { name, port, apiPort, folder: join(folder, name), patroni: undefined };
    await mkdir(node.folder, { mode: 0o700 });
    await chown(node.folder, account.uid, account.gid);
    await writeFile(join(folder, `${name}.json`), JSON.stringify(settings(node, etcd.port)));
    nodes.push(node);
  }
  const start = (node: Node) => {
    const file = join(folder, `${node.name}.json`);
    node.patroni = startProgram(['/usr/bin/patroni', file], join(folder, `${node.name}.log`), {
      env: { PATH: process.env.PATH, HOME: node.folder, LC_ALL: 'C.UTF-8' },
      cwd: node.folder,
      ...account,
    });
  };
  const roleOf = async ({ name }: Node) => {
    for (const { apiPort } of nodes) {
      const answer = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => undefined);
      const members = answer?.ok ? ((await answer.json()) as Members).members : [];
      const member = members.find((one) => one.name === name);
      if (member)
        return member.state === 'running' || member.state === 'streaming' ? member.role : '';
    }
    return '';
  };
  const primary = async () => {
    for (const node of nodes) if ((await roleOf(node)) === 'leader') return node;
    throw new Error('There is no primary.');
  };
  const order = async (node: Node, path: string, body: object) => {
    const url = `http://127.0.0.1:${node.apiPort}${path}`;
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  const cluster: Cluster = {
    ports: nodes.map(({ port }) => port),
    urlOf(database, parameters = '', ports = cluster.ports) {
      const hosts = ports.map((port) => `127.0.0.1:${port}`).join();
      return `postgres://postgres:${PASSWORD}@${hosts}/${database}?sslmode=disable${parameters}`;
    },
    async killPrimary() {
      const node = await primary();
      await node.patroni?.stop('SIGKILL');
      const [pid] = (await readFile(join(node.folder, 'data/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await until('another primary', async () => (await primary()) !== node);
      return async () => {
        start(node);
        await cluster.whole();
      };
    },
    async restartPrimary() {
      await order(await primary(), '/restart', {});
    },
    async switchOver() {
      const node = await primary();
      await order(node, '/switchover', { leader: node.name });
    },
    async whole() {
      await until('a primary and a synchronous standby', async () => {
        const roles = await Promise.all(nodes.map(roleOf));
        return roles.toSorted().join() === 'leader,sync_standby';
      });
    },
    async stop() {
      for (const node of nodes.toReversed()) await node.patroni?.stop();
      await etcd.program.stop();
    },
  };
  const [first, second] = nodes;
  if (first) start(first);
  await until('a primary', async () => (await primary()) === first);
  if (second) start(second);
  await cluster.whole();
  return cluster;
}

interface Members {
  members: { name: string; role: string; state: string }[];
}

async function startEtcd(folder: string, account: { uid: number; gid: number }) {
  const [port, peerPort] = [await freePort(), await freePort()];
  const data = join(folder, 'etcd');
  await mkdir(data, { mode: 0o700 });
  await chown(data, account.uid, account.gid);
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`];
  const flags = {
    'data-dir': data,
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const program = startProgram(['/usr/bin/etcd', ...args], join(folder, 'etcd.log'), account);
  await until('etcd answers', async () => (await fetch(`${client}/health`)).ok);
  return { port, program };
}

/** Returns patroni's settings; JSON is YAML too. */
function settings({ name, port, apiPort, folder }: Node, etcdPort: number): object {
  return {
    scope: 'hoptrail',
    name,
    restapi: { listen: `127.0.0.1:${apiPort}`, connect_address: `127.0.0.1:${apiPort}` },
    etcd3: { hosts: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: MAX_CONNECTIONS, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(folder, 'data'),
      bin_dir: BINARIES,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password: PASSWORD },
        replication: { username: 'replicator', password: PASSWORD },
      },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
    },
  };
}
