import type { Socket } from 'node:net';
import postgres from 'postgres';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { storable, types } from '../values.ts';
import { answers, firstOf, type Host, openSocket, toSsl } from './connect.ts';
import {
  isConnectionLost,
  isUnknownParameter,
  isUnreachable,
  toDatabaseError,
} from './failures.ts';
import { PendingResponses } from './pending-responses.ts';

const IDLE_SECONDS = 60;
const KEEP_ALIVE_SECONDS = 10;
/** How long a host may take to answer when it is asked whether it is there. */
const PROBE_MS = 2000;
/** PostgreSQL ends a statement in time itself; after this long more the connection counts as lost. */
const GRACE_MS = 5000;

/** How to connect. */
export type SessionSettings = Omit<DatabaseConfig, 'connections' | 'waitMs' | 'direct'> & {
  /** How a pooler shares its sessions; where that is unknown, a pooler counts as sharing them. */
  pooling?: Pooling;
  /** Receives the payload of each notification on a channel that the session listens to. */
  onNotify?: (payload: string) => void;
};

/** A pooler gives a session to one client, or to another one after each transaction. */
export type Pooling = 'none' | 'session' | 'transaction';

interface Rows<Row> {
  rows: Row[];
  /** The number of inserted, updated or deleted rows; undefined for a query. */
  affected: bigint | undefined;
  /**
   * Whether the driver ran the statement again because its plan was stale: after statements that were
   * sent since.
   */
  isRepeated: boolean;
}

/** One connection to PostgreSQL. Once it is lost, it stays so: a transaction must not go on elsewhere. */
export class Session {
  readonly #sql: postgres.Sql;
  readonly #host: Host;
  readonly #statementMs: number;
  readonly #silenceMs: number;
  readonly #timeouts: Record<string, number>;
  #pooling: Pooling = 'none';
  #socket: Socket | undefined;
  #isLost = false;
  readonly #pending = new PendingResponses();
  readonly #watch: NodeJS.Timeout;

  private constructor(
    settings: SessionSettings,
    host: Host,
    timeouts: 'at start' | 'later' = 'at start',
  ) {
    this.#host = host;
    this.#statementMs = settings.statementMs;
    this.#silenceMs = settings.silenceMs;
    this.#timeouts = {
      statement_timeout: settings.statementMs,
      lock_timeout: settings.statementMs,
      idle_in_transaction_session_timeout: 60_000,
    };
    const isSocket = host.host.startsWith('/');
    const options = {
      ...host,
      // Known to the driver, but not to its types.
      socket: () => this.#open(settings.connectSeconds * 1000),
      database: settings.database,
      username: settings.user,
      password: settings.password ?? '',
      ssl: isSocket ? false : toSsl(settings),
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
      onclose: () => this.#lose(),
      connection: {
        application_name: settings.applicationName,
        ...(timeouts === 'at start' ? this.#timeouts : {}),
      },
    };
    this.#sql = postgres(options);
    let isProbing = false;
    this.#watch = setInterval(async () => {
      if (isProbing || this.#pending.silentMs() < settings.silenceMs) return;
      isProbing = true;
      if (await this.#isDead()) this.#cut();
      isProbing = false;
    }, settings.silenceMs / 3);
    this.#watch.unref();
  }

  /**
   * Connects to the first host that accepts sessions of the wanted kind.
   * @throws the most telling error of the hosts
   */
  static async connect(settings: SessionSettings): Promise<Session> {
    return await firstOf(settings.hosts, (host) => Session.#connectTo(settings, host), {
      discard: (late) => late.end(),
      // That a host answered and refused tells more than that one is away.
      isTelling: (error) => !isUnreachable(error),
    });
  }

  static async #connectTo(
    settings: SessionSettings,
    host: Host,
    timeouts?: 'later',
  ): Promise<Session> {
    const session = new Session(settings, host, timeouts);
    const limit = setTimeout(() => session.#cut(), settings.connectSeconds * 1000 + PROBE_MS);
    try {
      await session.#introduce(settings);
      return session;
    } catch (error) {
      await session.end();
      if (timeouts === 'later' || !isUnknownParameter(error)) throw error;
      // A pooler takes few parameters at the start of a session.
      return await Session.#connectTo(settings, host, 'later');
    } finally {
      clearTimeout(limit);
    }
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** Whether other clients use the same session between two transactions. */
  get isShared(): boolean {
    return this.#pooling === 'transaction';
  }

  /**
   * Runs a statement. Several may be sent without waiting for the responses; they run in this order.
   * @throws DatabaseUnavailableError, PostgresError
   */
  async execute<Row>(text: string, parameters: readonly unknown[] = []): Promise<Rows<Row>> {
    // postgres takes any value that it can serialise, and does not check it.
    const values = parameters.map(storable) as never[];
    // A shared session does not know what was prepared on another one.
    const options = { prepare: !this.isShared, simple: false };
    let isRepeated = () => false;
    const result = await this.#settle(() => {
      const query = this.#sql.unsafe(text, values, options);
      isRepeated = () => Boolean(Reflect.get(query, 'retried'));
      return query;
    });
    const { command, count } = result;
    return {
      isRepeated: isRepeated(),
      rows: Array.from<unknown, Row>(result, (row) => row as Row),
      affected: WRITES.includes(command) ? BigInt(count) : undefined,
    };
  }

  /** Begins a transaction; on a shared session its timeouts end with it. */
  async begin(isolationLevel: string): Promise<void> {
    const begin = `begin isolation level ${isolationLevel}`;
    await this.control(this.isShared ? `${begin}; ${this.#setTimeouts('local')}` : begin);
  }

  /**
   * Runs `commit` or another statement about transactions, which needs no plan.
   * @returns the command that PostgreSQL ran: it answers the commit of a failed transaction by ROLLBACK
   */
  async control(text: string): Promise<string> {
    return (await this.#settle(() => this.#sql.unsafe(text))).command;
  }

  async end(): Promise<void> {
    this.#isLost = true;
    clearInterval(this.#watch);
    await this.#sql.end({ timeout: 1 });
    // The driver waits for the other side to close the connection, which a dead one never does.
    this.#socket?.destroySoon();
  }

  /** The driver would connect again by itself, where there is no transaction and perhaps no primary. */
  async #open(limitMs: number): Promise<Socket> {
    if (this.#socket) throw connectionLost();
    this.#socket = await openSocket(this.#host, limitMs);
    return this.#socket;
  }

  /** Tells a slow statement from a server that is gone without closing the connection. */
  async #isDead(): Promise<boolean> {
    if (this.#pending.silentMs() > this.#statementMs + GRACE_MS) return true;
    return !(await answers(this.#host, PROBE_MS)) && this.#pending.silentMs() > this.#silenceMs;
  }

  #cut(): void {
    this.#lose();
    this.#socket?.destroy();
  }

  async #settle(
    send: () => PromiseLike<postgres.RowList<postgres.Row[]>>,
  ): Promise<postgres.RowList<postgres.Row[]>> {
    this.#ensureConnected();
    return await new Promise((resolve, reject) => {
      const fail = (error: unknown) => {
        this.#pending.delete(fail);
        // Nothing may follow on a broken connection: the driver would never answer it.
        if (isConnectionLost(error)) this.#isLost = true;
        reject(toDatabaseError(error));
      };
      this.#pending.add(fail);
      send().then((result) => {
        this.#pending.delete(fail);
        // The driver sends what waited over a new connection, where there is no transaction.
        if (this.#isLost) fail(connectionLost());
        else resolve(result);
      }, fail);
    });
  }

  /** Fails what waits for a response: the driver does not, if the connection ends by an error. */
  #lose(): void {
    this.#isLost = true;
    clearInterval(this.#watch);
    this.#pending.failAll(connectionLost);
  }

  #ensureConnected(): void {
    if (this.#isLost) throw connectionLost();
  }

  /** Checks what kind of session it is: a pooler has given the client another process number. */
  async #introduce({ target, pooling = 'transaction' }: SessionSettings): Promise<void> {
    const { 0: row, state } = await this.#settle(() => this.#sql.unsafe(ABOUT));
    const { isStandby, readOnly, pid } = row ?? {};
    if (pid !== state.pid) this.#pooling = pooling;
    if (this.#pooling === 'session') await this.control(this.#setTimeouts('session'));
    const takesWrites = isStandby === 0 && (target === 'primary' || readOnly === 'off');
    if (target !== 'any' && !takesWrites) {
      const reason = 'The database takes no writes: it is a standby, or read-only.';
      throw new DatabaseUnavailableError(reason, { isOutage: true });
    }
  }

  #setTimeouts(scope: 'local' | 'session'): string {
    return Object.entries(this.#timeouts)
      .map(([name, ms]) => `set ${scope} ${name} = ${ms}`)
      .join('; ');
  }
}

const ABOUT = `select pg_is_in_recovery() as "isStandby",
  current_setting('default_transaction_read_only') as "readOnly", pg_backend_pid() as pid`;

function connectionLost(): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The connection to the database was lost.', {
    isOutage: true,
  });
}

const WRITES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];
