import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { parseDatabaseUrl } from './database-url.ts';

test('reads hosts, ports, names and parameters from the URL of a database', () => {
  expect(parseDatabaseUrl('postgres://hop:pass%40word@db.example/beer')).toEqual({
    hosts: [{ host: 'db.example', port: 5432 }],
    database: 'beer',
    user: 'hop',
    password: 'pass@word',
    sslMode: 'prefer',
    sslRootCert: undefined,
    target: 'any',
    connectSeconds: 10,
    applicationName: 'hoptrail',
  });
  const several =
    'postgresql://hop@db1,db2:5433,[::1]:5434/beer?sslmode=verify-full&connect_timeout=3';
  expect(parseDatabaseUrl(several)).toMatchObject({
    hosts: [
      { host: 'db1', port: 5432 },
      { host: 'db2', port: 5433 },
      { host: '::1', port: 5434 },
    ],
    target: 'read-write',
    sslMode: 'verify-full',
    connectSeconds: 3,
  });
  expect(parseDatabaseUrl('postgres://hop@/beer?host=/run/postgresql')).toMatchObject({
    hosts: [{ host: '/run/postgresql', port: 5432 }],
  });
});

test.each([
  ['mysql://hop@db/beer', 'takes the form postgres://user:password@host:5432/database'],
  ['postgres://db/beer', 'takes the form postgres://user:password@host:5432/database'],
  ['postgres://hop@db', 'takes the form postgres://user:password@host:5432/database'],
  ['postgres://hop@db:99999/beer', 'takes the form postgres://user:password@host:5432/database'],
  ['postgres://hop@db/beer?sslmod=require', 'has the unknown parameter sslmod'],
  ['postgres://hop@db/beer?sslmode=allow', 'takes for sslmode one of disable, prefer, require'],
  ['postgres://hop@db/beer?target_session_attrs=standby', 'takes for target_session_attrs one of'],
  ['postgres://hop@db/beer?connect_timeout=soon', 'takes for connect_timeout seconds from 1'],
])('refuses %s without showing it', (url, problem) => {
  expect(() => readConfig({ DATABASE_URL: url }, 'production')).toThrow(problem);
  expect(() => readConfig({ DATABASE_URL: url }, 'production')).not.toThrow(url);
});

test('takes the password of its own variable, and leaves the check of pages to PostgreSQL', () => {
  const config = readConfig(
    { DATABASE_URL: 'postgres://hop@db/beer', DATABASE_PASSWORD: 'from a file' },
    'production',
  );
  expect(config.database).toMatchObject({ password: 'from a file', connections: 10 });
  expect(config).toMatchObject({ backups: { hourly: 24, daily: 7 }, databaseCheckMs: 0 });
});

test('takes a direct address of the database, with the same password by default', () => {
  const urls = {
    DATABASE_URL: 'postgres://hop:secret@pooler:6432/beer',
    DATABASE_DIRECT_URL: 'postgres://hop@db/beer',
  };
  const { database } = readConfig(urls, 'production');
  expect(database?.direct).toMatchObject({
    hosts: [{ host: 'db', port: 5432 }],
    password: 'secret',
  });
  const { DATABASE_DIRECT_URL } = urls;
  expect(() => readConfig({ DATABASE_DIRECT_URL }, 'production')).toThrow(
    'DATABASE_DIRECT_URL is set without DATABASE_URL.',
  );
});
