import type { Socket } from 'node:net';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { types } from '../values.ts';
import { type Host, toSsl } from './connect.ts';

const IDLE_SECONDS = 60;
const KEEP_ALIVE_SECONDS = 10;
const IDLE_IN_TRANSACTION_MS = 60_000;

/** How to connect. */
export type SessionSettings = Omit<DatabaseConfig, 'connections' | 'waitMs' | 'direct'> & {
  /** How a pooler shares its sessions; where that is unknown, a pooler counts as sharing them. */
  pooling?: Pooling;
  /** Receives the payload of each notification on a channel that the session listens to. */
  onNotify?: (payload: string) => void;
};

/** A pooler gives a session to one client, or to another one after each transaction. */
export type Pooling = 'none' | 'session' | 'transaction';

/** Whether a session's timeouts are set when it starts; few poolers take them then. */
export type TimeoutsSet = 'at start' | 'later';

interface SessionEvents {
  /** Opens the only socket of the session. */
  socket(): Promise<Socket>;
  onclose(): void;
}

/** Returns the options of the driver for one connection to a host. */
export function driverOptions(
  settings: SessionSettings,
  host: Host,
  { timeouts, socket, onclose }: SessionEvents & { timeouts: TimeoutsSet },
) {
  return {
    ...host,
    // Known to the driver, but not to its types.
    socket,
    database: settings.database,
    username: settings.user,
    password: settings.password ?? '',
    ssl: host.host.startsWith('/') ? false : toSsl(settings),
    max: 1,
    idle_timeout: IDLE_SECONDS,
    max_lifetime: null,
    connect_timeout: settings.connectSeconds,
    keep_alive: KEEP_ALIVE_SECONDS,
    fetch_types: false,
    types,
    transform: { undefined: null },
    onnotice: () => {},
    // Its own `listen()` would open another connection.
    onnotify: (_channel: string, payload: string) => settings.onNotify?.(payload),
    onclose,
    connection: {
      application_name: settings.applicationName,
      ...(timeouts === 'at start' ? timeoutsOf(settings) : {}),
    },
  };
}

/** Returns the statements that set the timeouts, for a transaction or for a session. */
export function setTimeouts(scope: 'local' | 'session', settings: SessionSettings): string {
  return Object.entries(timeoutsOf(settings))
    .map(([name, ms]) => `set ${scope} ${name} = ${ms}`)
    .join('; ');
}

function timeoutsOf({ statementMs }: SessionSettings) {
  return {
    statement_timeout: statementMs,
    lock_timeout: statementMs,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  };
}
