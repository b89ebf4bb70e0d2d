import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../api/src/testing/postgres/server.ts';
import type {} from './new-database.ts';

/** Starts one PostgreSQL server for all tests of the project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('smokePostgres', server.urlOf('postgres'));
  return server.stop;
}
