import { once } from 'node:events';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { HttpsConfig } from '../config.ts';
import type { Clock } from '../lib/clock.ts';
import type { SecureListener } from '../listening/listener.ts';
import { certificateFiles } from './certificate-files.ts';
import { keepCertificate } from './keep-certificate.ts';
import { type Challenges, orderCertificate } from './order-certificate.ts';
import { plainServer } from './plain-server.ts';

interface HttpsDeps {
  /** The data folder, whole path; keys lie in its `tls`. */
  folder: string;
  host: string;
  publicUrl: string;
  clock: Clock;
  log: Logger;
}

/**
 * Serves plain http beside https, and keeps the certificate.
 * @returns ends both
 * @throws the system's error when the port for plain http cannot be listened on
 */
export async function startHttps(
  config: HttpsConfig,
  secure: SecureListener,
  { folder, host, publicUrl, clock, log }: HttpsDeps,
): Promise<() => Promise<void>> {
  const challenges: Challenges = new Map();
  const plain = plainServer({ challenges, publicUrl, isReady: secure.hasCertificate });
  plain.listen({ port: config.httpPort, host });
  await once(plain, 'listening');
  const files = certificateFiles(join(folder, 'tls'));
  const endKeeping = await keepCertificate({
    domain: config.domain,
    clock,
    read: () => files.read(config.domain),
    order: () => orderCertificate(config, files, challenges),
    write: (pem) => files.write(config.domain, pem),
    use: secure.use,
    say: { done: (words) => log.info(words), failed: (words) => log.error(words) },
  });
  return async () => {
    endKeeping();
    plain.close();
    plain.closeAllConnections();
  };
}
