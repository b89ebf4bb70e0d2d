import type { HttpsConfig } from '../../../config/config.ts';
import type { CertificateFiles } from './certificate-files.ts';

const TIMEOUT_MS = 30_000;

/** The responses of port 80 to the authority, by token. */
export type Challenges = Map<string, string>;

/**
 * Orders a certificate from the authority (ACME, RFC 8555), proving the name on port 80 (http-01).
 * @returns the new private key and the chain, as one PEM text
 * @throws an error that `explainFailure` explains
 */
export async function orderCertificate(
  { domain, acmeDirectory, acmeEmail }: HttpsConfig,
  files: CertificateFiles,
  challenges: Challenges,
): Promise<string> {
  await ensureReachable(acmeDirectory);
  // Imported here, because it is large and the start does not need it.
  const { Client, axios, crypto } = await import('acme-client');
  axios.defaults.timeout = TIMEOUT_MS;
  // The caller retries, with longer pauses.
  Object.assign(axios.defaults, { acmeSettings: { retryMaxAttempts: 0, retryDefaultDelay: 1 } });
  const account = await files.account(acmeDirectory, async () => {
    const key = String(await crypto.createPrivateEcdsaKey());
    const newcomer = new Client({ directoryUrl: acmeDirectory, accountKey: key });
    await newcomer.createAccount({
      termsOfServiceAgreed: true,
      ...(acmeEmail === undefined ? {} : { contact: [`mailto:${acmeEmail}`] }),
    });
    return { key, url: newcomer.getAccountUrl() };
  });
  const client = new Client({
    directoryUrl: acmeDirectory,
    accountKey: account.key,
    accountUrl: account.url,
    backoffMin: 500,
    backoffMax: 5000,
    backoffAttempts: 15,
  });
  const [key, request] = await crypto.createCsr(
    { commonName: domain, altNames: [domain] },
    await crypto.createPrivateEcdsaKey(),
  );
  const chain = await client
    .auto({
      csr: request,
      challengePriority: ['http-01'],
      // Only the authority can tell whether the name leads here.
      skipChallengeVerification: true,
      async challengeCreateFn(_authorization, { token }, keyAuthorization) {
        challenges.set(token, keyAuthorization);
      },
      async challengeRemoveFn(_authorization, { token }) {
        challenges.delete(token);
      },
    })
    .catch(async (error) => {
      // acme-client 5.4 throws on aborted connections.
      if (error instanceof TypeError) throw new Error('ECONNRESET');
      if (/account/i.test(String(error))) await files.forgetAccount(acmeDirectory);
      throw error;
    });
  return `${key}${chain}`;
}

async function ensureReachable(directory: string): Promise<void> {
  const response = await fetch(directory, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${directory} answered ${response.status}`);
}
