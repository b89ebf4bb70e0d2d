import { createCipheriv } from 'node:crypto';

const BLOCK = 16;
/** The constant of RFC 4493 for blocks of 128 bits. */
const RB = 0x87;

/**
 * Returns the AES-CMAC (RFC 4493) of a message: 16 bytes.
 * @param key 16 bytes
 */
export function aesCmac(key: Uint8Array, message: Uint8Array): Buffer {
  const whole = doubled(encrypted(key, Buffer.alloc(BLOCK)));
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK));
  const isWhole = message.length === blocks * BLOCK;
  const padded = Buffer.alloc(blocks * BLOCK);
  padded.set(message);
  if (!isWhole) padded[message.length] = 0x80;
  const mask = isWhole ? whole : doubled(whole);
  const last = (blocks - 1) * BLOCK;
  for (const [at, byte] of mask.entries()) {
    padded.writeUInt8(padded.readUInt8(last + at) ^ byte, last + at);
  }
  return encrypted(key, padded).subarray(last);
}

/** Encrypts whole blocks with AES-128-CBC and an initialization vector of zeros. */
function encrypted(key: Uint8Array, blocks: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(BLOCK)).setAutoPadding(false);
  return Buffer.concat([cipher.update(blocks), cipher.final()]);
}

/** Doubles a block in the field that RFC 4493 uses for its subkeys. */
function doubled(block: Buffer): Buffer {
  const result = Buffer.alloc(BLOCK);
  let carry = 0;
  for (let at = BLOCK - 1; at >= 0; at -= 1) {
    const shifted = (block.readUInt8(at) << 1) | carry;
    result.writeUInt8(shifted & 0xff, at);
    carry = shifted >> 8;
  }
  if (carry) result.writeUInt8(result.readUInt8(BLOCK - 1) ^ RB, BLOCK - 1);
  return result;
}
