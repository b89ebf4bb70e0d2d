import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file for a file input. */
export interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * Returns a PNG of colored noise, which compresses badly: about 3 bytes a pixel. The noise is the
 * same for the same name and size.
 */
export function pngPicture(name: string, width: number, height: number): PickedFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: height }, (_, y) => [
    Buffer.from([0]),
    noise(`${name} ${width} ${height} ${y}`, width * 3),
  ]);
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

/** Returns a text file with any name and MIME type. */
export function textFile(name: string, mimeType: string): PickedFile {
  return { name, mimeType, buffer: Buffer.from('Two stouts and a saison.\n') };
}

function noise(name: string, length: number): Buffer {
  return createHash('shake256', { outputLength: length }).update(name).digest();
}

/** Returns a chunk of a PNG file: length, type, data and checksum (PNG specification, 5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
