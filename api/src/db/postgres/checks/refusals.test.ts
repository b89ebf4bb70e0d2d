import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { DatabaseConfig } from '../../../config/database/database-config.ts';
import { temporaryFolder } from '../../../testing/app.ts';
import { startPostgres } from '../../../testing/postgres/server.ts';
import { settingsOf } from '../../../testing/postgres/settings-of.ts';
import { keepOwnCertificate } from '../../../testing/services/certificate.ts';
import { Session } from '../sessions/session.ts';
import { connectUnchecked, expectPostgres, WrongDatabaseError } from './expect-postgres.ts';

const administration = () => ({
  ...settingsOf(String(inject('postgresTemplate'))),
  database: 'postgres',
});

/**
 * Returns why a database is refused.
 * @param isPermanent whether a restart cannot mend it, so that the program ends with 78
 */
async function refusal(settings: DatabaseConfig, isPermanent = true): Promise<string> {
  const error = await expectPostgres(settings).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(WrongDatabaseError);
  expect(error).toMatchObject({ isPermanent });
  return error instanceof Error ? error.message : '';
}

/** Creates a role with a database of its own. */
async function newRole() {
  const server = await Session.connect(administration());
  const user = `role_${randomUUID().replaceAll('-', '')}`;
  await server.control(`create role ${user} login password 'secret'`);
  await server.control(`create database ${user} owner ${user}`);
  onTestFinished(async () => {
    await server.control(`drop database ${user} with (force)`);
    await server.control(`drop role ${user}`);
    await server.end();
  });
  return { server, settings: { ...administration(), database: user, user, password: 'secret' } };
}

/** Lets the server of a role's database seem to be another one, by functions that come first. */
async function pretend(settings: DatabaseConfig, functions: string): Promise<void> {
  const session = await Session.connect(settings);
  await session.control(`create schema pretended; ${functions}`);
  await session.control(`alter role ${settings.user} set search_path = pretended, pg_catalog`);
  await session.end();
}

test('a server before version 15 is named with its version', async () => {
  const { settings } = await newRole();
  await pretend(
    settings,
    `create function pretended.current_setting(name text) returns text language sql as
      $$ select case name when 'server_version_num' then '140011' when 'server_version' then '14.11'
        else pg_catalog.current_setting(name) end $$`,
  );
  expect(await refusal(settings)).toContain(
    'is on PostgreSQL 14.11. Hoptrail needs version 15 or later.',
  );
});

test('a standby is named, with what to do', async () => {
  const { settings } = await newRole();
  await pretend(
    settings,
    'create function pretended.pg_is_in_recovery() returns boolean language sql as $$ select true $$',
  );
  const reason =
    'is a standby, which takes no writes. Name the primary in DATABASE_URL, or all hosts.';
  expect(await refusal(settings, false)).toContain(reason);
  const primary = { ...settings, target: 'primary' } as const;
  await expect(connectUnchecked(primary)).rejects.toThrow(reason);
});

test('a role without the right to connect, without connections or without a login is named', async () => {
  const { server, settings } = await newRole();
  const { user, database } = settings;
  await server.control(`alter role ${user} connection limit 0`);
  expect(await refusal(settings, false)).toContain(
    'has no connections left. Raise max_connections there',
  );
  await server.control(`alter role ${user} connection limit -1`);
  await server.control(`revoke connect on database ${database} from public, ${user}`);
  expect(await refusal(settings)).toBe(
    `The role ${user} may not connect to the database ${database}. As its owner run: grant connect on database ${database} to ${user}`,
  );
  await server.control(`alter role ${user} nologin`);
  expect(await refusal(settings)).toContain(`does not let the role ${user} in`);
  expect(await refusal({ ...settings, password: undefined })).toContain('refuses the password');
});

test('what answers there without being PostgreSQL is named', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const settings = { ...administration(), hosts: [{ host: '127.0.0.1', port }] };
  expect(await refusal(settings, false)).toContain(
    `PostgreSQL at 127.0.0.1:${port} cannot be used: The connection to the database was lost. Look`,
  );
});

test('each mode of TLS is refused with its reason, and a certificate that fits is accepted', async () => {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const plain = settingsOf(server.urlOf('postgres'));
  const certificate = await useTls(plain);
  const encrypted = { ...plain, sslMode: 'require' } as const;
  expect(await expectPostgres(encrypted)).toBe(true);
  const verifying = { ...plain, sslMode: 'verify-ca' } as const;
  expect(await refusal(verifying, false)).toMatch(
    /cannot be encrypted as sslmode=verify-ca asks \(.*self.signed.*\)\. Name the authority's file by sslrootcert/,
  );
  expect(await expectPostgres({ ...verifying, sslRootCert: certificate })).toBe(true);
  const full = { ...plain, sslMode: 'verify-full', sslRootCert: certificate } as const;
  expect(await refusal(full, false)).toContain('cannot be encrypted as sslmode=verify-full asks');
  expect(await refusal({ ...full, sslRootCert: '/nowhere/root.pem' }, false)).toBe(
    'The file /nowhere/root.pem, which sslrootcert in DATABASE_URL names, cannot be read (ENOENT).',
  );
});

/** Gives the server a certificate for another name than its address. @returns the file of its authority */
async function useTls(settings: DatabaseConfig): Promise<string> {
  const folder = await temporaryFolder();
  await keepOwnCertificate(folder, 'db.example.org');
  const pem = await readFile(join(folder, 'tls/db.example.org.pem'), 'utf8');
  const session = await Session.connect(settings);
  const { rows } = await session.execute<{ data: string }>(
    `select current_setting('data_directory') as data`,
  );
  const data = rows[0]?.data ?? '';
  const { uid, gid } = await stat(data);
  await writeFile(join(data, 'server.pem'), pem, { mode: 0o600 });
  await chown(join(data, 'server.pem'), uid, gid);
  await session.execute(`alter system set ssl_cert_file = 'server.pem'`);
  await session.execute(`alter system set ssl_key_file = 'server.pem'`);
  await session.execute('alter system set ssl = on');
  await session.execute('select pg_reload_conf()');
  await session.end();
  const authority = join(folder, 'authority.pem');
  await writeFile(authority, pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
  await expect
    .poll(() => expectPostgres({ ...settings, sslMode: 'require' }).catch(() => false))
    .toBe(true);
  return authority;
}
