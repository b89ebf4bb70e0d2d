import { createHmac, timingSafeEqual } from 'node:crypto';

/** Returns the signature of a text: HMAC-SHA-256 in base64url. */
export function sign(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Verifies the signature of a text in constant time. */
export function isSignatureOf(key: string, text: string, signature: string): boolean {
  return equalTexts(sign(key, text), signature);
}

/** Compares two texts in constant time. */
export function equalTexts(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
