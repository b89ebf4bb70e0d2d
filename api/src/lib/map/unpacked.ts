import { gunzipSync } from 'node:zlib';
import { Compression } from 'pmtiles';

/** The most bytes of a directory, or of the metadata, of an archive once it is unpacked. */
const MAX_BYTES = 32_000_000;

/**
 * Returns a directory, or the metadata, of an archive as it is without compression.
 * @throws Error if it is damaged, larger than any map has it, or compressed in another way than with gzip
 */
export function unpacked(bytes: Uint8Array, compression: Compression): Buffer {
  if (compression === Compression.None) return Buffer.from(bytes);
  if (compression !== Compression.Gzip) throw new Error('It is not compressed with gzip.');
  return gunzipSync(bytes, { maxOutputLength: MAX_BYTES });
}

/** The same for the reader of PMTiles. */
export async function unpackedFor(
  data: ArrayBuffer,
  compression: Compression,
): Promise<ArrayBuffer> {
  return new Uint8Array(unpacked(new Uint8Array(data), compression)).buffer;
}
