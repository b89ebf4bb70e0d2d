import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { HttpsConfig } from '../../../config/config.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { SecureListener } from '../listener.ts';
import { certificateFiles } from './certificate-files.ts';
import { keepCertificate } from './keep-certificate.ts';
import { type Challenges, orderCertificate } from './order-certificate.ts';
import { plainServer } from './plain-server.ts';

interface HttpsDeps {
  /** Absolute path of the data folder; keys are in its `tls`. */
  folder: string;
  host: string;
  publicUrl: string;
  clock: Clock;
  log: Logger;
}

export interface Https {
  /** Reads the certificate again, and closes connections with another one. */
  reload(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Serves plain http beside https, and renews the certificate.
 * @throws the system's error if it cannot listen on the port for plain http
 */
export async function startHttps(
  config: HttpsConfig,
  secure: SecureListener,
  { folder, host, publicUrl, clock, log }: HttpsDeps,
): Promise<Https> {
  const challenges: Challenges = new Map();
  const plain = plainServer({
    challenges,
    publicUrl,
    isReady: () => secure.certificate() !== undefined,
  });
  plain.listen({ port: config.httpPort, host });
  await once(plain, 'listening');
  const files = certificateFiles(join(folder, 'tls'));
  const certificate = await keepCertificate({
    domain: config.domain,
    clock,
    read: () => files.read(config.domain),
    order: () => orderCertificate(config, files, challenges),
    write: (pem) => files.write(config.domain, pem),
    use: secure.use,
    say: { done: (text) => log.info(text), failed: (text) => log.error(text) },
  });
  return {
    async reload() {
      const before = secure.certificate();
      await certificate.reload();
      if (secure.certificate() === before) return log.info('the certificate is the same');
      secure.drain();
      log.info(
        'the certificate was read again; open connections close after their current responses',
      );
    },
    async end() {
      certificate.end();
      plain.close();
      plain.closeAllConnections();
    },
  };
}
