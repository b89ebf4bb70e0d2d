import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get } from 'node:https';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProcess } from '../processes/process.ts';

/** Let's Encrypt's test server, as a local certificate authority. */
export interface Pebble {
  directory: string;
  /** The file with the certificate of its own https. */
  caFile: string;
  /** Returns the root certificate. */
  root(): Promise<string>;
  stop(): Promise<void>;
}

/** Returns what the test server lacks on this machine; `pnpm test-servers` installs it. */
export function missingForPebble(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return ['pebble', 'pebble-challtestsrv', 'openssl'].filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  );
}

/**
 * Starts the authority, with a name server that resolves every name to this machine.
 * @param httpPort the port of the challenges
 * @param validitySeconds the lifetime of its certificates
 */
export async function startPebble(
  folder: string,
  { httpPort, validitySeconds }: { httpPort: number; validitySeconds: number },
): Promise<Pebble> {
  const [port, management, dns] = await Promise.all([freePort(), freePort(), freePort()]);
  const caFile = join(folder, 'pebble.pem');
  const keyFile = join(folder, 'pebble.key');
  const config = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: caFile,
    privateKey: keyFile,
    httpPort,
    tlsPort: 1,
    certificateValidityPeriod: validitySeconds,
  };
  const configFile = join(folder, 'pebble.json');
  await writeFile(configFile, JSON.stringify({ pebble: config }));
  makeCertificate(caFile, keyFile);

  const names = ['-dns01', `127.0.0.1:${dns}`, '-defaultIPv6', '', '-management', ''];
  const others = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const env = { ...process.env, PEBBLE_VA_NOSLEEP: '1' };
  const nameServer = startProcess('pebble-challtestsrv', [...names, ...others], env);
  const pebble = ['-config', configFile, '-dnsserver', `127.0.0.1:${dns}`];
  const server = startProcess('pebble', pebble, env);
  await server.printed('Management interface');
  const rootUrl = `https://127.0.0.1:${management}/roots/0`;
  return {
    directory: `https://localhost:${port}/dir`,
    caFile,
    async root() {
      const [response] = await once(get(rootUrl, { rejectUnauthorized: false }), 'response');
      return await text(response);
    },
    async stop() {
      nameServer.child.kill();
      server.child.kill();
      await server.ended;
    },
  };
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  const port = typeof address === 'object' && address ? address.port : 0;
  if (given.has(port)) return await freePort();
  given.add(port);
  return port;
}

/** The ports of this worker so far: the system may offer a closed one again at once. */
const given = new Set<number>();

function makeCertificate(certificate: string, key: string): void {
  const subject = ['-subj', '/CN=pebble', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...kind, ...subject, ...files], { stdio: 'ignore' });
}
