import { randomBytes } from 'node:crypto';
import { equalTexts, sign } from '../../../lib/signature.ts';

const ID_BYTES = 16;
const ID_LENGTH = 22;
/** The characters of the signature in an address: 128 bits. */
const SIGNATURE_LENGTH = 22;

/** Returns the id of a new calendar of one's own. */
export function newFeedId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/**
 * Returns the secret part of a calendar's address. It is derived from the server's key, so the database
 * and its backups do not reveal it.
 */
export function feedSecret(signingKey: string, id: string): string {
  return `${id}${signatureOf(signingKey, id)}`;
}

/** Returns the id of the calendar that a secret is for; undefined if the server did not make it. */
export function readFeedSecret(signingKey: string, secret: string): string | undefined {
  const id = secret.slice(0, ID_LENGTH);
  return equalTexts(secret, feedSecret(signingKey, id)) ? id : undefined;
}

function signatureOf(signingKey: string, id: string): string {
  return sign(signingKey, `calendar ${id}`).slice(0, SIGNATURE_LENGTH);
}
