import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { type EngineName, engineOf } from './engine.ts';
import { freeConnection } from './sqlite/dialect.ts';

/** Stands for a parameter while its query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Builds and compiles a query once instead of at every call, for the queries of every request. It
 * runs synchronously where no transaction holds the connection: Kysely takes several turns of the event
 * loop for a query and builds it each time, which takes longer than most of ours run. SQLite plans some
 * statements at each run: so such a query has no join that begins with a parameter (it is two queries),
 * and its constants are literals where a partial index needs them.
 * @param build gets placeholders in place of the values, and must not inspect them
 * @returns runs the query with the values of its parameters
 */
export function prepared<Parameters extends object, Row>(
  build: (db: Db, parameters: Parameters) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy<Parameters>(Object.create(null), {
    get: (_target, name) => new Placeholder(String(name)),
  });
  // One process may use both engines, as it does when it moves data from one to the other.
  const queries: Partial<Record<EngineName, CompiledQuery<Row>>> = {};
  return async (db, values) => {
    const engine = engineOf(db);
    const compiled = queries[engine] ?? build(db, placeholders).compile();
    queries[engine] = compiled;
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const connection = freeConnection(db);
    if (!connection) return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
    const statement = connection.prepare<unknown[], Row>(compiled.sql);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  };
}
