import { expect, test } from 'vitest';
import { readEnvironment } from '../config.ts';
import { toDatabase } from './database-config.ts';
import { databaseVariables } from './database-variables.ts';

test.for([
  'postgres://hoptrail@db.example.org/hoptrail',
  'postgres://a%40b:p%3Ass@db1.example.org,[::1]:5433/a%20b?sslmode=verify-ca&sslrootcert=/etc/ca.pem',
  'postgres://hoptrail@/hoptrail?host=/run/postgresql:5433&sslmode=disable&connect_timeout=3',
  'postgres://h@db/h?target_session_attrs=primary&application_name=mine',
])('another process finds the database of %s', (DATABASE_URL) => {
  const env = { DATABASE_URL, DATABASE_PASSWORD: 'secret', DATABASE_TIMEOUT_SECONDS: '7' };
  const environments = [env, { ...env, DATABASE_DIRECT_URL: 'postgres://h@10.0.0.7:6432/h' }];
  for (const environment of environments) {
    const database = toDatabase(readEnvironment(environment));
    if (!database) throw new Error('There is no database in the settings.');
    const { DATABASE_PASSWORD, ...variables } = databaseVariables(database);
    expect(toDatabase(readEnvironment({ ...variables, DATABASE_PASSWORD }))).toEqual(database);
    expect(JSON.stringify(variables)).not.toMatch(/secret|p%3Ass/);
  }
});
