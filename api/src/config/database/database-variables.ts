import type { DatabaseConfig } from './database-config.ts';
import type { PostgresAddress } from './database-url.ts';

/**
 * Returns the variables that lead to a PostgreSQL database, for another process.
 * @returns the password apart from the URLs, which may then be shown
 */
export function databaseVariables(database: DatabaseConfig): Record<string, string> {
  const { direct, password } = database;
  return {
    DATABASE_URL: urlOf(database),
    ...(direct === undefined ? {} : { DATABASE_DIRECT_URL: urlOf(direct) }),
    ...(password === undefined ? {} : { DATABASE_PASSWORD: password }),
    DATABASE_TIMEOUT_SECONDS: String(database.statementMs / 1000),
  };
}

/** Returns the URL of a database without its password and without what is the default. */
function urlOf(address: PostgresAddress): string {
  const { hosts, sslMode, sslRootCert, target, connectSeconds, applicationName } = address;
  const isSocket = hosts[0]?.host.startsWith('/') ?? false;
  const list = hosts
    .map(({ host, port }) => `${host.includes(':') ? `[${host}]` : host}:${port}`)
    .join();
  const parameters = new URLSearchParams({
    ...(isSocket ? { host: list } : {}),
    ...(sslMode === 'prefer' ? {} : { sslmode: sslMode }),
    ...(sslRootCert === undefined ? {} : { sslrootcert: sslRootCert }),
    ...(target === (hosts.length > 1 ? 'read-write' : 'any')
      ? {}
      : { target_session_attrs: target }),
    ...(connectSeconds === 10 ? {} : { connect_timeout: String(connectSeconds) }),
    ...(applicationName === 'hoptrail' ? {} : { application_name: applicationName }),
  });
  const at = `${encodeURIComponent(address.user)}@${isSocket ? '' : list}`;
  const query = parameters.size > 0 ? `?${parameters}` : '';
  return `postgres://${at}/${encodeURIComponent(address.database)}${query}`;
}
