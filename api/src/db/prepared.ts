import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { freeConnection } from './sqlite/dialect.ts';

/** Stands for a parameter while its query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once, not at every call: for those that every request makes.
 * It runs at once where nobody has the connection for themselves, without the turns of the event
 * loop that queries otherwise wait.
 * @param build takes the parameters where it would take their values, and must not look at them
 * @returns runs the query with values for its parameters
 */
export function prepared<Parameters extends object, Row>(
  build: (db: Db, parameters: Parameters) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy<Parameters>(Object.create(null), {
    get: (_target, name) => new Placeholder(String(name)),
  });
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, placeholders).compile();
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
