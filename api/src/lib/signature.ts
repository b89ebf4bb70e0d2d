import { createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed fingerprint of a text (HMAC-SHA-256, base64url): only who has the key can make it. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether a fingerprint belongs to a text, compared in constant time. */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  return equalTexts(sign(key, text), signature);
}

/** Compares two texts without telling by its duration where they differ. */
export function equalTexts(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
