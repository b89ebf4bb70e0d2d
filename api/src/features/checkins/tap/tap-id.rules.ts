import { createHash } from 'node:crypto';
import type { TapOfCheckin } from '../check-in.rules.ts';

/** Returns the id of the check-in of a tap, a UUID (RFC 9562, version 8), so that a tap makes one only. */
export function idOfTap({ tagId, tapCounter }: TapOfCheckin): string {
  const bytes = createHash('sha256').update(`${tagId} ${tapCounter}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
