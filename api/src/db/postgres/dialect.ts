import {
  type CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { ChangeLog, LoggedChanges } from './change-log/change-log.ts';
import { OWN_CHANGES } from './change-log/statements.ts';
import { hasStalePlan } from './sessions/failures.ts';
import type { Session } from './sessions/session.ts';
import type { SessionPool } from './sessions/session-pool.ts';

/**
 * Kysely's PostgreSQL dialect over our sessions. Every write is a transaction whose rows of the
 * change log are reported before the writer is answered.
 */
export class LoggedPostgresDialect implements Dialect {
  readonly #pool: SessionPool;
  readonly #log: ChangeLog | undefined;

  constructor(pool: SessionPool, log: ChangeLog | undefined) {
    this.#pool = pool;
    this.#log = log;
  }

  createDriver(): Driver {
    return new LoggedPostgresDriver(this.#pool, this.#log);
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    return new PostgresIntrospector(db);
  }
}

class LoggedPostgresDriver implements Driver {
  readonly #pool: SessionPool;
  readonly #log: ChangeLog | undefined;

  constructor(pool: SessionPool, log: ChangeLog | undefined) {
    this.#pool = pool;
    this.#log = log;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<LoggedConnection> {
    return new LoggedConnection(await this.#pool.acquire(), this.#log);
  }

  async beginTransaction(
    connection: LoggedConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    connection.begin(settings.isolationLevel);
  }

  async commitTransaction(connection: LoggedConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: LoggedConnection): Promise<void> {
    await connection.rollback();
  }

  async releaseConnection(connection: LoggedConnection): Promise<void> {
    this.#pool.release(connection.session);
  }

  async destroy(): Promise<void> {
    await this.#pool.end();
  }
}

class LoggedConnection implements DatabaseConnection {
  readonly session: Session;
  readonly #log: ChangeLog | undefined;
  #isInTransaction = false;
  #hasWritten = false;

  constructor(session: Session, log: ChangeLog | undefined) {
    this.session = session;
    this.#log = log;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const isWrite = isWriting(query);
    if (isWrite) this.#hasWritten = true;
    if (!isWrite || this.#isInTransaction) return await this.#execute(query);
    try {
      return await this.#executeAlone(query);
    } catch (error) {
      if (!hasStalePlan(error)) throw error;
      return await this.#executeAlone(query);
    }
  }

  /** Begins a transaction without waiting for the response: the first statement follows at once. */
  begin(isolationLevel = 'read committed'): void {
    this.#isInTransaction = true;
    this.#hasWritten = false;
    // Where it fails, so does the first statement.
    this.session.begin(isolationLevel).catch(() => {});
  }

  /** @throws Error when a statement had failed, which PostgreSQL answers by taking all back */
  async commit(): Promise<void> {
    const changes =
      this.#log && this.#hasWritten ? this.session.execute<LoggedChanges>(OWN_CHANGES) : noChanges;
    const commit = this.session.control('commit');
    this.#isInTransaction = false;
    const [changed, committed] = await Promise.allSettled([changes, commit]);
    // Reported even if the connection was lost: the transaction may have been committed.
    const isOver = committed.status === 'fulfilled';
    if (changed.status === 'fulfilled') this.#log?.reportOwn(changed.value.rows, isOver);
    if (committed.status === 'rejected') throw committed.reason;
    if (committed.value !== 'COMMIT') {
      throw changed.status === 'rejected' ? changed.reason : new Error('The transaction failed.');
    }
  }

  async rollback(): Promise<void> {
    this.#isInTransaction = false;
    if (!this.session.isLost) await this.session.control('rollback');
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed from PostgreSQL.');
  }

  async #execute<Row>({ sql, parameters }: CompiledQuery): Promise<WriteResult<Row>> {
    const { rows, affected, isRepeated } = await this.session.execute<Row>(sql, parameters);
    return {
      ...(affected === undefined ? { rows } : { rows, numAffectedRows: affected }),
      isRepeated,
    };
  }

  async #executeAlone<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.begin();
    this.#hasWritten = true;
    const [executed, committed] = await Promise.allSettled([
      this.#execute<Row>(query),
      this.commit(),
    ]);
    if (executed.status === 'rejected') throw executed.reason;
    if (executed.value.isRepeated) {
      // The transaction had failed, and the repetition followed it as one of its own.
      this.#log?.reportAny();
      return executed.value;
    }
    if (committed.status === 'rejected') throw committed.reason;
    return executed.value;
  }
}

interface WriteResult<Row> extends QueryResult<Row> {
  isRepeated: boolean;
}

const noChanges: Promise<{ rows: LoggedChanges[] }> = Promise.resolve({ rows: [] });

const READS = /^\s*(select|show|explain|values)\b/i;
const WRITES = /\b(insert|update|delete|merge)\b/i;

/** Tells whether a query may write; one that only locks rows does not. */
function isWriting({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'SelectQueryNode') return query.with !== undefined && WRITES.test(sql);
  return query.kind !== 'RawNode' || !READS.test(sql);
}
