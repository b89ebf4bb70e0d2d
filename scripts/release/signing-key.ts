import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';

/**
 * Returns the key that signs a release: that of the environment, or for a dry run a new one.
 * @param pem an Ed25519 private key as PEM (PKCS #8)
 * @throws Error if there is none, or if it is no such key
 */
export function signingKey(pem: string | undefined, isDryRun: boolean): KeyObject {
  if (isDryRun) return generateKeyPairSync('ed25519').privateKey;
  if (!pem) {
    throw new Error(
      'A release is signed: set RELEASE_SIGNING_KEY to an Ed25519 private key (PEM). `openssl genpkey -algorithm ed25519` makes one.',
    );
  }
  const key = readKey(pem);
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new Error('RELEASE_SIGNING_KEY is no Ed25519 private key as PEM.');
  }
  return key;
}

/** Returns the public key of a private one, as PEM. */
export function publicPem(key: KeyObject): string {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
}

function readKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}
