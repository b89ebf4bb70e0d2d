import { readFileSync } from 'node:fs';
import postgres from 'postgres';
import type { DatabaseConfig } from '../../config/database-config.ts';
import type { PostgresAddress } from '../../config/database-url.ts';
import { DatabaseUnavailableError } from '../../lib/database-unavailable.ts';
import { codeOf, isConnectionLost, isUnknownParameter, toDatabaseError } from './failures.ts';
import { types } from './values.ts';

const IDLE_SECONDS = 60;

/** How to connect. */
export type SessionSettings = Omit<DatabaseConfig, 'connections' | 'waitMs' | 'direct'> & {
  /** How a pooler shares its sessions; where that is unknown, a pooler counts as sharing them. */
  pooling?: Pooling;
};

type Host = PostgresAddress['hosts'][number];

/** A pooler gives a session to one client, or to another one after each transaction. */
export type Pooling = 'none' | 'session' | 'transaction';

interface Rows<Row> {
  rows: Row[];
  /** The number of inserted, updated or deleted rows; undefined for a query. */
  affected: bigint | undefined;
}

/** One connection to PostgreSQL. Once it is lost, it stays so: a transaction must not go on elsewhere. */
export class Session {
  readonly #sql: postgres.Sql;
  readonly #timeouts: Record<string, number>;
  #pooling: Pooling = 'none';
  #isLost = false;
  readonly #pending = new Set<(error: unknown) => void>();

  private constructor(
    settings: SessionSettings,
    { host, port }: Host,
    timeouts: 'at start' | 'later' = 'at start',
  ) {
    this.#timeouts = {
      statement_timeout: settings.statementMs,
      lock_timeout: settings.statementMs,
      idle_in_transaction_session_timeout: 60_000,
    };
    const isSocket = host.startsWith('/');
    this.#sql = postgres({
      ...(isSocket ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }),
      database: settings.database,
      username: settings.user,
      password: settings.password ?? '',
      ssl: isSocket ? false : toSsl(settings),
      max: 1,
      idle_timeout: IDLE_SECONDS,
      max_lifetime: null,
      connect_timeout: settings.connectSeconds,
      fetch_types: false,
      types,
      transform: { undefined: null },
      onnotice: () => {},
      onclose: () => this.#lose(),
      connection: {
        application_name: settings.applicationName,
        ...(timeouts === 'at start' ? this.#timeouts : {}),
      },
    });
  }

  /**
   * Connects to the first host that accepts sessions of the wanted kind.
   * @throws the most telling error of the hosts
   */
  static async connect(settings: SessionSettings): Promise<Session> {
    let failure: unknown;
    for (const host of settings.hosts) {
      try {
        return await Session.#connectTo(settings, host);
      } catch (error) {
        // That a host answered and refused tells more than that one is away.
        if (failure === undefined || codeOf(failure).startsWith('E')) failure = error;
      }
    }
    throw failure;
  }

  static async #connectTo(
    settings: SessionSettings,
    host: Host,
    timeouts?: 'later',
  ): Promise<Session> {
    const session = new Session(settings, host, timeouts);
    try {
      await session.#introduce(settings);
      return session;
    } catch (error) {
      await session.end();
      if (timeouts === 'later' || !isUnknownParameter(error)) throw error;
      // A pooler takes few parameters at the start of a session.
      return await Session.#connectTo(settings, host, 'later');
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
    const result = await this.#settle(() => this.#sql.unsafe(text, values, options));
    const { command, count } = result;
    return {
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
    await this.#sql.end({ timeout: 1 });
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
    for (const fail of [...this.#pending]) fail(connectionLost());
  }

  #ensureConnected(): void {
    if (this.#isLost)
      throw new DatabaseUnavailableError('The connection to the database was lost.');
  }

  /** Checks what kind of session it is: a pooler has given the client another process number. */
  async #introduce({ target, pooling = 'transaction' }: SessionSettings): Promise<void> {
    const { 0: row, state } = await this.#settle(() => this.#sql.unsafe(ABOUT));
    const { isStandby, readOnly, pid } = row ?? {};
    if (pid !== state.pid) this.#pooling = pooling;
    if (this.#pooling === 'session') await this.control(this.#setTimeouts('session'));
    const takesWrites = isStandby === 0 && (target === 'primary' || readOnly === 'off');
    if (target !== 'any' && !takesWrites) {
      throw new DatabaseUnavailableError(
        'The database takes no writes: it is a standby, or read-only.',
      );
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
  return new DatabaseUnavailableError('The connection to the database was lost.');
}

/** PostgreSQL stores no NUL in a text; it becomes the sign for an unknown character. */
function storable(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0')
    ? value.replaceAll('\0', '\uFFFD')
    : value;
}

const WRITES: readonly string[] = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'];

/** Returns the driver's settings for TLS; as with `psql`, only the verifying modes check certificates. */
function toSsl({ sslMode, sslRootCert }: PostgresAddress): false | 'prefer' | object {
  if (sslMode === 'disable' || sslMode === 'prefer') return sslMode === 'prefer' && sslMode;
  const ca = sslRootCert === undefined ? undefined : readFileSync(sslRootCert, 'utf8');
  const isVerified = sslMode !== 'require' || ca !== undefined;
  return {
    rejectUnauthorized: isVerified,
    ...(ca === undefined ? {} : { ca }),
    ...(sslMode === 'verify-full' ? {} : { checkServerIdentity: () => undefined }),
  };
}
