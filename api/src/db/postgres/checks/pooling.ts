import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { Session } from '../sessions/session.ts';
import type { Pooling, SessionSettings } from '../sessions/session-settings.ts';
import { WrongDatabaseError } from './expect-postgres.ts';
import { explainConnection } from './explain-connection.ts';

const TRIES = 5;

/** The ways to a database. */
export interface Connections {
  /** For queries and transactions. */
  shared: DatabaseConfig & { pooling: Pooling };
  /**
   * For what needs a session of its own: LISTEN, locks of a session, migrations. Undefined where a
   * pooler gives the session to another client after each transaction, and nothing bypasses it.
   */
  own: DatabaseConfig | undefined;
}

/**
 * Finds out whether a pooler is in front of the database.
 * @param session a session of these settings; by default one that is opened for this
 * @throws WrongDatabaseError where one of the ways cannot be used, or leads elsewhere
 */
export async function findConnections(
  settings: DatabaseConfig,
  session?: Session,
): Promise<Connections> {
  const shared = { ...settings, pooling: await findPooling(settings, session) };
  if (settings.direct === undefined) return { shared, own: isOwn(shared) ? shared : undefined };
  const direct = { ...settings, ...settings.direct };
  try {
    const own = { ...direct, pooling: await findPooling(direct) };
    await expectSame(shared, own);
    return { shared, own: isOwn(own) ? own : undefined };
  } catch (error) {
    const reason = explainConnection(error, direct);
    if (reason === undefined) throw error;
    const message = reason.replaceAll('DATABASE_URL', 'DATABASE_DIRECT_URL');
    throw new WrongDatabaseError(message, { cause: error });
  }
}

/**
 * Returns what the host should know about the connections to the database.
 * @param direct whether `DATABASE_DIRECT_URL` is set
 */
export function aboutConnections({ shared, own }: Connections, direct: boolean): string[] {
  if (own === undefined) {
    return direct
      ? [`DATABASE_DIRECT_URL leads to a pooler in transaction mode, too. ${POLLING} ${FIX}`]
      : [`DATABASE_URL leads to a pooler in transaction mode. ${POLLING} ${FIX}`];
  }
  if (shared.pooling === 'transaction') {
    return [
      'DATABASE_URL leads to a pooler in transaction mode; DATABASE_DIRECT_URL goes round it.',
    ];
  }
  return shared.pooling === 'session' ? ['DATABASE_URL leads to a pooler in session mode.'] : [];
}

const POLLING =
  'Hoptrail works there, but it asks for the changes of other instances ten times a second instead of being notified.';
const FIX = 'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself.';

/**
 * Checks that both addresses lead to the same database. Otherwise a commit over one would never be
 * visible over the other.
 */
async function expectSame(shared: SessionSettings, own: SessionSettings): Promise<void> {
  const [one, other] = [await identityOf(shared), await identityOf(own)];
  if (one === other) return;
  throw new WrongDatabaseError(
    'DATABASE_DIRECT_URL and DATABASE_URL lead to different databases. Correct DATABASE_DIRECT_URL: it is the way to the same database without the pooler.',
  );
}

async function identityOf(settings: SessionSettings): Promise<string | undefined> {
  const session = await Session.connect(settings);
  try {
    const { rows } = await session.execute<{ identity: string }>(
      `select pg_postmaster_start_time() || ' ' || oid as identity
        from pg_database where datname = current_database()`,
    );
    return rows[0]?.identity;
  } finally {
    await session.end();
  }
}

function isOwn({ pooling }: { pooling: Pooling }): boolean {
  return pooling !== 'transaction';
}

/** Returns how a pooler shares its sessions: two clients of one that shares them meet on the same one. */
async function findPooling(settings: SessionSettings, given?: Session): Promise<Pooling> {
  const one = given ?? (await Session.connect(settings));
  try {
    return one.isShared ? await comparePids(one, settings) : 'none';
  } finally {
    if (one !== given) await one.end();
  }
}

async function comparePids(one: Session, settings: SessionSettings): Promise<Pooling> {
  const other = await Session.connect(settings);
  try {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const before = await pidOf(one);
      await other.begin('read committed').catch(refuseTransactions);
      // Asked in this order: a pooler with a single session would let `one` wait for `other`.
      const isShared = before === (await pidOf(other)) || before !== (await pidOf(one));
      await other.control('rollback');
      if (isShared) return 'transaction';
    }
    return 'session';
  } finally {
    await other.end();
  }
}

function refuseTransactions(cause: unknown): never {
  throw new WrongDatabaseError(
    'DATABASE_URL leads to a pooler that refuses transactions. Set pool_mode = transaction there.',
    { cause },
  );
}

async function pidOf(session: Session): Promise<number | undefined> {
  const { rows } = await session.execute<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
