import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a parameter while its query is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once, not at every call: for those that every request makes.
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
    const named = new Map<string, unknown>(Object.entries(values));
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? named.get(parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
