import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

const DAY_MS = 24 * 60 * 60 * 1000;
const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Writes a self-signed certificate into a data folder, valid for 90 days. */
export async function keepOwnCertificate(dataDir: string, domain: string): Promise<void> {
  const keys = await crypto.subtle.generateKey(ecdsa, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=${domain}`,
    keys,
    signingAlgorithm: ecdsa,
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + 90 * DAY_MS),
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: domain }])],
  });
  const key = x509.PemConverter.encode(
    await crypto.subtle.exportKey('pkcs8', keys.privateKey),
    'PRIVATE KEY',
  );
  await mkdir(join(dataDir, 'tls'), { recursive: true, mode: 0o700 });
  await writeFile(
    join(dataDir, 'tls', `${domain}.pem`),
    `${key}\n${certificate.toString('pem')}\n`,
    {
      mode: 0o600,
    },
  );
}
