import { isSignatureOf, sign } from '../../lib/signature.ts';

const LIFETIME_MS = 10 * 60 * 1000;

/**
 * The address that takes one file by PUT, for ten minutes.
 * @param origin where people reach the server
 */
export function uploadLink(origin: string, signingKey: string, id: string, now: Date): string {
  const expires = String(now.getTime() + LIFETIME_MS);
  const query = new URLSearchParams({ expires, signature: signatureFor(signingKey, id, expires) });
  return `${origin}/api/objects/uploads/${id}?${query}`;
}

/** Whether the query of an upload link is ours, for this upload, and not over. */
export function isUploadLinkValid(
  signingKey: string,
  id: string,
  { expires, signature }: { expires: string; signature: string },
  now: Date,
): boolean {
  return (
    isSignatureOf(signingKey, `upload:${id}:${expires}`, signature) &&
    Number(expires) > now.getTime()
  );
}

function signatureFor(signingKey: string, id: string, expires: string): string {
  return sign(signingKey, `upload:${id}:${expires}`);
}
