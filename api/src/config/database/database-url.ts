const PORT = 5432;
const CONNECT_SECONDS = 10;
const SSL_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
const TARGETS = ['any', 'read-write', 'primary'] as const;

/** How to reach a PostgreSQL database. */
export interface PostgresAddress {
  /** In the order to try them; a host that begins with a slash is the folder of a Unix socket. */
  hosts: readonly { host: string; port: number }[];
  database: string;
  user: string;
  password: string | undefined;
  sslMode: (typeof SSL_MODES)[number];
  /** The file with the certificates to trust; those of the system by default. */
  sslRootCert: string | undefined;
  /** Which of the hosts to use: with several, the one that takes writes. */
  target: (typeof TARGETS)[number];
  connectSeconds: number;
  applicationName: string;
}

const URL_PARTS =
  /^postgres(?:ql)?:\/\/(?:([^:@/?]*)(?::([^@/?]*))?@)?([^/?@]*)(?:\/([^/?]*))?(?:\?(.*))?$/;

/**
 * Parses the URL of a PostgreSQL database, as `psql` takes it: `postgres://user:password@host:5432/name`,
 * with several hosts separated by commas, and parameters such as `sslmode`.
 * @returns the address, or what is wrong with the URL, to be read after its name
 */
export function parseDatabaseUrl(url: string): PostgresAddress | { problem: string } {
  const [, user, password, hosts = '', database, query = ''] = URL_PARTS.exec(url) ?? [];
  if (!user || !database) return { problem: SHAPE };
  try {
    const parameters = new URLSearchParams(query);
    for (const name of parameters.keys()) {
      if (!KNOWN.includes(name)) return { problem: `has the unknown parameter ${name}` };
    }
    const sslMode = oneOf(SSL_MODES, parameters.get('sslmode') ?? 'prefer');
    if (!sslMode) return { problem: `takes for sslmode one of ${SSL_MODES.join(', ')}` };
    const found = toHosts(parameters.get('host') ?? decodeURIComponent(hosts));
    if (found.some(({ port }) => !(port > 0 && port < 65_536))) return { problem: SHAPE };
    const attributes = parameters.get('target_session_attrs');
    const target = oneOf(TARGETS, attributes ?? (found.length > 1 ? 'read-write' : 'any'));
    if (!target) return { problem: `takes for target_session_attrs one of ${TARGETS.join(', ')}` };
    const connectSeconds = Number(parameters.get('connect_timeout') ?? CONNECT_SECONDS);
    if (!(connectSeconds >= 1)) return { problem: 'takes for connect_timeout seconds from 1' };
    return {
      hosts: found,
      database: decodeURIComponent(database),
      user: decodeURIComponent(user),
      password: password ? decodeURIComponent(password) : undefined,
      sslMode,
      sslRootCert: parameters.get('sslrootcert') ?? undefined,
      target,
      connectSeconds,
      applicationName: parameters.get('application_name') ?? 'hoptrail',
    };
  } catch {
    return { problem: SHAPE };
  }
}

const SHAPE = 'takes the form postgres://user:password@host:5432/database';
const KNOWN = [
  'host',
  'sslmode',
  'sslrootcert',
  'target_session_attrs',
  'connect_timeout',
  'application_name',
];

function toHosts(list: string): PostgresAddress['hosts'] {
  return list.split(',').map((entry) => {
    const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
    if (host === '' && entry !== '') return { host: entry, port: 0 };
    const name = host.replace(/^\[|\]$/g, '');
    return { host: name || 'localhost', port: port === undefined ? PORT : Number(port) };
  });
}

function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text);
}
