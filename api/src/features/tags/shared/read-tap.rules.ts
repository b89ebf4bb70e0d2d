import { createDecipheriv, timingSafeEqual } from 'node:crypto';
import { aesCmac } from './aes-cmac.ts';
import { factoryKeys, type ReadingKeys } from './tag-keys.ts';

/** What a tag adds to its address at each tap, as bytes. */
export interface TapBytes {
  /** Its number and counter, encrypted: 16 bytes. */
  data: Buffer;
  /** The truncated AES-CMAC: 8 bytes. */
  mac: Buffer;
}

/** What a tap says once it is read. */
export interface Tap {
  /** The number of the tag: 14 hexadecimal digits, upper case. */
  uid: string;
  /** How often the tag was tapped. */
  counter: number;
}

/** The first byte: a number of seven bytes and the counter follow. */
const NUMBER_AND_COUNTER = 0xc7;
/** What the input of a session key begins with, for keys that sign. */
const SESSION = Buffer.from('3cc300010080', 'hex');

/**
 * Reads a tap of an NTAG 424 DNA as NXP's application note AN12196 describes it, without parts of the
 * file in the signed text.
 * @returns what it says; `factoryKeys` if the tag still has a key of its factory, `foreign` if its keys
 * are others or the tap is forged
 */
export function readTap(keys: ReadingKeys, bytes: TapBytes): Tap | 'factoryKeys' | 'foreign' {
  const own = readWith(keys.meta, keys, bytes);
  if (own) return own;
  const hasFactoryKey =
    readWith(keys.meta, factoryKeys, bytes) ??
    readWith(factoryKeys.meta, keys, bytes) ??
    readWith(factoryKeys.meta, factoryKeys, bytes);
  return hasFactoryKey ? 'factoryKeys' : 'foreign';
}

function readWith(
  meta: Buffer,
  { fileReadOf }: Pick<ReadingKeys, 'fileReadOf'>,
  { data, mac }: TapBytes,
): Tap | undefined {
  const plain = decrypted(meta, data);
  if (plain.readUInt8(0) !== NUMBER_AND_COUNTER) return undefined;
  const uid = plain.toString('hex', 1, 8).toUpperCase();
  const session = aesCmac(fileReadOf(uid), Buffer.concat([SESSION, plain.subarray(1, 11)]));
  if (!timingSafeEqual(truncated(aesCmac(session, Buffer.alloc(0))), mac)) return undefined;
  return { uid, counter: plain.readUIntLE(8, 3) };
}

function decrypted(key: Buffer, data: Buffer): Buffer {
  const decipher = createDecipheriv('aes-128-cbc', key, Buffer.alloc(16)).setAutoPadding(false);
  return Buffer.concat([decipher.update(data), decipher.final()]);
}

/** Returns every second byte, as the tag truncates a MAC. */
function truncated(mac: Buffer): Buffer {
  return mac.filter((_, at) => at % 2 === 1) as Buffer;
}
