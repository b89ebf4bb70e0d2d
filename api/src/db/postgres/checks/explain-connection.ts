import type { PostgresAddress } from '../../../config/database/database-url.ts';
import { DatabaseUnavailableError } from '../../../lib/database-unavailable.ts';
import { codeOf } from '../sessions/failures.ts';

/**
 * Returns why no connection could be made, and what to do about it.
 * @returns undefined for an error that has nothing to do with the connection
 */
export function explainConnection(error: unknown, address: PostgresAddress): string | undefined {
  const cause = error instanceof DatabaseUnavailableError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return undefined;
  const { user, database, sslMode } = address;
  const at = address.hosts.map(({ host, port }) => `${host}:${port}`).join(', ');
  const code = codeOf(cause);
  if (address.sslRootCert !== undefined && 'path' in cause && cause.path === address.sslRootCert) {
    return `The file ${address.sslRootCert}, which sslrootcert in DATABASE_URL names, cannot be read (${code}).`;
  }
  const sentences: Record<string, string> = {
    '28P01': `PostgreSQL at ${at} refuses the password of the role ${user}. Correct it in DATABASE_URL, or in DATABASE_PASSWORD.`,
    '28000': `PostgreSQL at ${at} does not let the role ${user} in (${cause.message}). Look into pg_hba.conf, and whether the role exists and may log in.`,
    '3D000': `There is no database ${database} at ${at}. Create it: create database ${database} owner ${user}`,
    '42501': `The role ${user} may not connect to the database ${database}. As its owner run: grant connect on database ${database} to ${user}`,
    '53300': `PostgreSQL at ${at} has no connections left. Raise max_connections there, or lower DATABASE_CONNECTIONS.`,
    '57P03': `PostgreSQL at ${at} is starting or stopping. Try again in a moment.`,
    ENOTFOUND: `The name of the database server (${at}) cannot be resolved. Correct DATABASE_URL.`,
    EAI_AGAIN: `The name of the database server (${at}) cannot be resolved at present.`,
    ENOENT: `There is no Unix socket of PostgreSQL at ${at}. Start PostgreSQL, or correct DATABASE_URL.`,
    ECONNREFUSED: `Nothing answers at ${at}. Start PostgreSQL, or correct DATABASE_URL.`,
    CONNECT_TIMEOUT: `PostgreSQL at ${at} did not answer within ${address.connectSeconds} s. Look at the network between, and at DATABASE_URL.`,
  };
  const sentence = sentences[code];
  if (sentence !== undefined) return sentence;
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(`${code} ${cause.message}`)) {
    return `The connection to PostgreSQL at ${at} cannot be encrypted as sslmode=${sslMode} asks (${cause.message}). Name the authority's file by sslrootcert in DATABASE_URL, or choose another sslmode.`;
  }
  return error instanceof DatabaseUnavailableError
    ? `PostgreSQL at ${at} cannot be used: ${cause.message} Look whether PostgreSQL listens there, and at DATABASE_URL.`
    : undefined;
}
