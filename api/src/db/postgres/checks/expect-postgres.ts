import type { PostgresAddress } from '../../../config/database/database-url.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { codeOf } from '../sessions/failures.ts';
import { Session, TakesNoWritesError } from '../sessions/session.ts';
import type { SessionSettings } from '../sessions/session-settings.ts';
import { explainConnection } from './explain-connection.ts';

/** The oldest version that is tested, as `server_version_num` says it. */
const OLDEST = 150_000;
const MOST_TABLES = 3;
/** The advisory lock of a transaction that moves all rows into or out of a database. */
export const MOVE_LOCK = [0x686f70, 1] as const;

/** A restart does not change the server, the database or its rights. */
const PERMANENT = { isPermanent: true };
/** The codes of a wrong role, password or database, and of a missing right. */
const REFUSED = ['28000', '28P01', '3D000', '42501'];

const OURS = ['breweries', 'check_ins', 'users'];

/** Thrown for a database that Hoptrail cannot use; the message says why and what to do. */
export class WrongDatabaseError extends Refusal {
  override name = 'WrongDatabaseError';
  override readonly isPermanent: boolean;

  constructor(
    message: string,
    { cause, isPermanent = false }: { cause?: unknown; isPermanent?: boolean } = {},
  ) {
    super(message, { cause });
    this.isPermanent = isPermanent;
  }
}

interface State {
  version: number;
  versionText: string;
  encoding: string;
  isStandby: number;
  isMoving: number;
  role: string;
  schema: string | null;
  mayCreate: number | null;
  /** The JSON of the names of all tables in the schema. */
  tables: string;
  /** The JSON of the names of those that the role may not write. */
  closed: string;
}

/**
 * Checks a PostgreSQL database before anything is changed.
 * @param session the session to use; by default one that is opened for the checks
 * @returns whether it is empty
 * @throws WrongDatabaseError naming what is wrong with it, its settings or the connection
 */
export async function expectPostgres(
  settings: SessionSettings,
  session?: Session,
): Promise<boolean> {
  const state = await readState(settings, session);
  const tables: string[] = JSON.parse(state.tables);
  const where = nameOf(settings);
  if (state.version < OLDEST) {
    throw new WrongDatabaseError(
      `${where} is on PostgreSQL ${state.versionText}. Hoptrail needs version 15 or later.`,
      PERMANENT,
    );
  }
  if (state.encoding !== 'UTF8') {
    throw new WrongDatabaseError(
      `${where} has the encoding ${state.encoding}. Create one for Hoptrail: create database ${settings.database} encoding 'UTF8' template template0`,
      PERMANENT,
    );
  }
  if (state.isStandby === 1) {
    throw new WrongDatabaseError(
      `${where} is a standby, which takes no writes. Name the primary in DATABASE_URL, or all hosts.`,
    );
  }
  if (state.isMoving === 1) {
    throw new WrongDatabaseError(
      `${where} is being moved or restored. Wait until that has ended, then try again.`,
    );
  }
  const isNew = tables.length === 0;
  if (!isNew && !OURS.every((name) => tables.includes(name))) {
    const first = tables.slice(0, MOST_TABLES).join(', ');
    const more = tables.length > MOST_TABLES ? ' and others' : '';
    throw new WrongDatabaseError(
      `${where} belongs to another program (it has the tables ${first}${more}). Nothing was changed. Create an empty database, and name it in DATABASE_URL.`,
      PERMANENT,
    );
  }
  if (state.schema === null || state.mayCreate !== 1) {
    const schema = state.schema ?? 'public';
    throw new WrongDatabaseError(
      `The role ${state.role} may not create tables in ${where}. As an administrator of the database run there: grant create, usage on schema ${schema} to ${state.role}`,
      PERMANENT,
    );
  }
  const closed: string[] = JSON.parse(state.closed);
  if (closed.length > 0) {
    throw new WrongDatabaseError(
      `The role ${state.role} may not write the table ${closed[0]} in ${where}. Connect as the role that owns the tables, or make ${state.role} a member of it.`,
      PERMANENT,
    );
  }
  return isNew;
}

/**
 * Opens a session with a database that has not been checked yet.
 * @throws WrongDatabaseError as `expectPostgres` does
 */
export async function connectUnchecked(settings: SessionSettings): Promise<Session> {
  try {
    return await Session.connect(settings);
  } catch (error) {
    // The checks name a standby, and say what to do.
    if (error instanceof TakesNoWritesError) await expectPostgres(settings);
    throw explained(error, settings);
  }
}

async function readState(settings: SessionSettings, given?: Session): Promise<State> {
  try {
    // A standby is named as such below.
    const target = settings.hosts.length > 1 ? settings.target : 'any';
    const session = given ?? (await Session.connect({ ...settings, target }));
    try {
      const { rows } = await session.execute<State>(STATE);
      const [state] = rows;
      if (!state) throw new Error('The database says nothing about itself.');
      return state;
    } finally {
      if (session !== given) await session.end();
    }
  } catch (error) {
    throw explained(error, settings);
  }
}

function explained(error: unknown, settings: SessionSettings): unknown {
  const reason = explainConnection(error, settings);
  if (reason === undefined) return error;
  return new WrongDatabaseError(reason, {
    cause: error,
    isPermanent: REFUSED.includes(codeOf(error)),
  });
}

/** Returns how messages name a database: never with its password. */
function nameOf({ database, hosts }: PostgresAddress): string {
  return `The database ${database} on ${hosts.map(({ host, port }) => `${host}:${port}`).join()}`;
}

const STATE = `with tables as (
    select c.relname as name, c.oid from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
        and c.relname not like 'kysely\\_%'
  )
  select current_setting('server_version_num')::int as version,
    current_setting('server_version') as "versionText",
    current_setting('server_encoding') as encoding,
    pg_is_in_recovery() as "isStandby",
    exists (select 1 from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.mode = 'ExclusiveLock' and l.granted and l.objsubid = 2
        and d.datname = current_database()
        and l.classid = ${MOVE_LOCK[0]} and l.objid = ${MOVE_LOCK[1]}) as "isMoving",
    current_user::text as role,
    current_schema()::text as schema,
    has_schema_privilege(current_schema(), 'CREATE') as "mayCreate",
    (select coalesce(json_agg(name order by name), '[]')::text from tables) as tables,
    (select coalesce(json_agg(name order by name), '[]')::text from tables
      where not (has_table_privilege(oid, 'SELECT') and has_table_privilege(oid, 'INSERT')
        and has_table_privilege(oid, 'UPDATE') and has_table_privilege(oid, 'DELETE'))) as closed`;
