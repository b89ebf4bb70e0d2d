import type { Socket } from 'node:net';
import postgres from 'postgres';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { storable } from '../values.ts';
import { cancelStatement, firstOf, type Host, openSocket } from './connect.ts';
import {
  isConnectionLost,
  isUnknownParameter,
  isUnreachable,
  toDatabaseError,
} from './failures.ts';
import { PendingResponses } from './pending-responses.ts';
import {
  driverOptions,
  type Pooling,
  type SessionSettings,
  setTimeouts,
  type TimeoutsSet,
} from './session-settings.ts';
import { PROBE_MS, SilenceWatch } from './silence-watch.ts';

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

/** Thrown for a standby, or a read-only database, where a session was to write. */
export class TakesNoWritesError extends DatabaseUnavailableError {}

/** One connection to PostgreSQL. Once it is lost, it stays so: a transaction must not go on elsewhere. */
export class Session {
  readonly #sql: postgres.Sql;
  readonly #settings: SessionSettings;
  readonly #host: Host;
  readonly #pending = new PendingResponses();
  readonly #watch: SilenceWatch;
  #pooling: Pooling = 'none';
  /** What the server asks for to cancel a statement of this session. */
  #backend: postgres.State | undefined;
  #socket: Socket | undefined;
  #isLost = false;

  private constructor(settings: SessionSettings, host: Host, timeouts: TimeoutsSet) {
    this.#settings = settings;
    this.#host = host;
    const socket = () => this.#open(settings.connectSeconds * 1000);
    const options = { timeouts, socket, onclose: () => this.#lose() };
    this.#sql = postgres(driverOptions(settings, host, options));
    const watched = {
      host,
      pending: this.#pending,
      cancel: () => this.#cancel(),
      cut: () => this.#cut(),
    };
    this.#watch = new SilenceWatch(watched, settings);
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
    timeouts: TimeoutsSet = 'at start',
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
    await this.control(this.isShared ? `${begin}; ${setTimeouts('local', this.#settings)}` : begin);
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
    this.#watch.stop();
    await this.#sql.end({ timeout: 1 });
    // The driver waits for the other side to close the connection, which a dead one never does.
    this.#socket?.destroySoon();
  }

  /** Opens the socket once. The driver would reconnect, outside the transaction or to a standby. */
  async #open(limitMs: number): Promise<Socket> {
    if (this.#socket) throw connectionLost();
    this.#socket = await openSocket(this.#host, limitMs);
    return this.#socket;
  }

  /** Cancels the statement of a shared session, which has no timeout outside a transaction. */
  #cancel(): void {
    if (this.isShared && this.#backend) void cancelStatement(this.#host, this.#backend);
  }

  #cut(): void {
    this.#lose();
    this.#socket?.destroy();
  }

  async #settle(
    send: () => PromiseLike<postgres.RowList<postgres.Row[]>>,
  ): Promise<postgres.RowList<postgres.Row[]>> {
    this.#ensureConnected();
    this.#gatherWrites();
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

  /** Sends what is written in this turn of the event loop as one packet: the driver gathers little. */
  #gatherWrites(): void {
    const socket = this.#socket;
    if (!socket || socket.writableCorked > 0) return;
    socket.cork();
    setImmediate(() => socket.uncork());
  }

  /** Fails what waits for a response: the driver does not, if the connection ends by an error. */
  #lose(): void {
    this.#isLost = true;
    this.#watch.stop();
    this.#pending.failAll(connectionLost);
  }

  #ensureConnected(): void {
    if (this.#isLost) throw connectionLost();
  }

  /** Checks what kind of session it is: a pooler has given the client another process number. */
  async #introduce({ target, pooling = 'transaction' }: SessionSettings): Promise<void> {
    const { 0: row, state } = await this.#settle(() => this.#sql.unsafe(ABOUT));
    const { isStandby, readOnly, pid } = row ?? {};
    this.#backend = state;
    if (pid !== state.pid) this.#pooling = pooling;
    if (this.#pooling === 'session') await this.control(setTimeouts('session', this.#settings));
    const takesWrites = isStandby === 0 && (target === 'primary' || readOnly === 'off');
    if (target !== 'any' && !takesWrites) {
      const reason = 'The database takes no writes: it is a standby, or read-only.';
      throw new TakesNoWritesError(reason, { isOutage: true });
    }
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
