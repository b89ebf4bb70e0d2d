import { createHmac } from 'node:crypto';
import type { TapOfCheckin } from '../check-in.rules.ts';

/**
 * Returns the id of the check-in of a tap, a UUID (RFC 9562, version 8), so that a tap makes one only. It
 * is signed: people choose the ids of their other check-ins, and may know the tag from their export.
 */
export function idOfTap(tagKey: string, { tagId, tapCounter }: TapOfCheckin): string {
  const signed = createHmac('sha256', tagKey).update(`check-in ${tagId} ${tapCounter}`).digest();
  const bytes = signed.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
