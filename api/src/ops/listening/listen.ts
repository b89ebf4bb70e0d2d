import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Deps } from '../../context.ts';
import type { Closing } from './closing.ts';
import { type Https, startHttps } from './https/https.ts';
import { listenError } from './listen-error.ts';
import type { Listener, SecureListener } from './listener.ts';

interface Listening {
  listener: Listener | SecureListener;
  /** Absolute path of the data folder. */
  folder: string;
  log: Logger;
  closing: Closing;
}

/**
 * Listens as configured: on one port, or with a domain on those of https and plain http.
 * @returns the https server, if there is one
 * @throws ListenError
 */
export async function listen(
  app: FastifyInstance,
  { config, clock }: Deps,
  { listener, folder, log, closing }: Listening,
): Promise<Https | undefined> {
  const { https, port, publicUrl } = config;
  const host = addressToListenOn(config.host);
  await app.listen({ port, host }).catch((error) => {
    const names = { port: https ? 'HTTPS_PORT' : 'PORT', host: 'HOST' };
    throw listenError(error, { port, host, names });
  });
  if (!https || !('use' in listener) || publicUrl === undefined) return undefined;
  const started = await startHttps(https, listener, { folder, host, publicUrl, clock, log }).catch(
    (error) => {
      const names = { port: 'HTTP_PORT', host: 'HOST' };
      throw listenError(error, { port: https.httpPort, host, names });
    },
  );
  closing.add(started.end);
  return started;
}

/**
 * Returns the address for a host. `localhost` becomes `127.0.0.1`, where proxies look for it: by the usual
 * hosts file of Debian the name means `::1` first, and Fastify listens on one address only of a server
 * that it has not made itself. `::` becomes `0.0.0.0` on a machine without IPv6.
 */
export function addressToListenOn(host: string): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const has = (name: 'IPv4' | 'IPv6') => addresses.some(({ family }) => family === name);
  if (host === 'localhost' && has('IPv4')) return '127.0.0.1';
  return host === '::' && !has('IPv6') ? '0.0.0.0' : host;
}
