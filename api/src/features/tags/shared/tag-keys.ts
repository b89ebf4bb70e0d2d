import { hkdfSync } from 'node:crypto';
import { sign } from '../../../lib/signature.ts';

/** The keys that a tag reads with: each 16 bytes. */
export interface ReadingKeys {
  /** Encrypts the number of the tag and its counter; the same for all tags of the server. */
  meta: Buffer;
  /** Returns the key that signs the taps of one tag. */
  fileReadOf(uid: string): Buffer;
}

/** The keys of every tag as it leaves the factory. */
export const factoryKeys: ReadingKeys = {
  meta: Buffer.alloc(16),
  fileReadOf: () => Buffer.alloc(16),
};

/** Returns the keys that all tags of a server are read with. */
export function readingKeys(tagKey: string): ReadingKeys {
  return {
    meta: derived(tagKey, 'meta'),
    fileReadOf: (uid) => derived(tagKey, `file read ${uid}`),
  };
}

/** Returns the key that a tag asks for before anything on it is changed. */
export function applicationKeyOf(tagKey: string, uid: string): Buffer {
  return derived(tagKey, `application ${uid}`);
}

/** Returns a text that is equal for the same tag key and does not tell it. */
export function keyMarkOf(tagKey: string): string {
  return sign(tagKey, 'tags').slice(0, 22);
}

function derived(tagKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', tagKey, '', `hoptrail:tag ${purpose}`, 16));
}
