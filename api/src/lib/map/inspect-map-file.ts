import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { bytesToHeader, Compression, type Header, TileType } from 'pmtiles';
import { z } from 'zod';
import { isMissing } from '../files/is-missing.ts';
import { unpacked } from './unpacked.ts';

/** What a file of map tiles is. */
export type MapFileState =
  | { kind: 'missing' }
  /** The sentence that begins with the file says what is wrong with it. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'pictures' }
  | {
      kind: 'streets';
      /** Names these tiles; other ones have another version. */
      version: string;
      maxZoom: number;
      bytes: number;
    };

/** The first bytes of an archive: its header is in them. */
export const HEADER_BYTES = 127;
const MAX_METADATA_BYTES = 4_000_000;
/** The root directory ends within so many bytes, as the format asks. */
const ROOT_WITHIN_BYTES = 16_384;
const SAMPLE_BYTES = 65_536;
const PICTURES: readonly TileType[] = [
  ...[TileType.Png, TileType.Jpeg, TileType.Webp, TileType.Avif],
];

/** The layers that an archive says it has. */
const layers = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

/** Thrown for an archive whose tiles cannot be used; the message follows a name, as "is no ...". */
export class UnusableMapError extends Error {}

/** Returns what a file is, from its header and metadata; reads no tile. */
export function inspectMapFile(path: string): MapFileState {
  let file: number | undefined;
  try {
    file = openSync(path, 'r');
    return inspect(file);
  } catch (error) {
    if (error instanceof UnusableMapError) return { kind: 'unusable', reason: error.message };
    if (isMissing(error)) return { kind: 'missing' };
    return { kind: 'unusable', reason: 'cannot be read by this account' };
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

function inspect(file: number): MapFileState {
  const found = fstatSync(file);
  if (!found.isFile()) throw new UnusableMapError('is not a file');
  const header = headerOf(read(file, 0, HEADER_BYTES), found.size);
  if (PICTURES.includes(header.tileType)) return { kind: 'pictures' };
  const { jsonMetadataOffset, jsonMetadataLength } = header;
  const metadata = read(file, jsonMetadataOffset, jsonMetadataLength);
  ensureStreets(header, metadata);
  const version = createHash('sha256')
    .update(read(file, 0, header.rootDirectoryOffset + header.rootDirectoryLength))
    .update(metadata)
    // The last tiles differ where all have the same sizes.
    .update(read(file, Math.max(0, found.size - SAMPLE_BYTES), SAMPLE_BYTES))
    .update(String(found.size))
    .digest('hex')
    .slice(0, 12);
  return { kind: 'streets', version, maxZoom: header.maxZoom, bytes: found.size };
}

function read(file: number, offset: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  return bytes.subarray(0, readSync(file, bytes, 0, length, offset));
}

/**
 * Returns the header of an archive.
 * @param first the first bytes of the archive
 * @param size of the whole archive, if it is known
 * @throws UnusableMapError if it is no PMTiles archive, or not all of one
 */
export function headerOf(first: Buffer, size: number | undefined): Header {
  const text = first.subarray(0, HEADER_BYTES).toString('latin1');
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) throw new UnusableMapError('is a web page');
  if (!text.startsWith('PMTiles')) throw new UnusableMapError('is no PMTiles file');
  if (first[7] !== 3) throw new UnusableMapError('is a PMTiles file of another version than 3');
  if (first.length < HEADER_BYTES) throw new UnusableMapError('ends early');
  const header = bytesToHeader(new Uint8Array(first.subarray(0, HEADER_BYTES)).buffer);
  const { leafDirectoryOffset, leafDirectoryLength = 0 } = header;
  const { tileDataOffset, tileDataLength = 0 } = header;
  const { jsonMetadataOffset, jsonMetadataLength } = header;
  const isRootWithin = header.rootDirectoryOffset + header.rootDirectoryLength <= ROOT_WITHIN_BYTES;
  if (!isRootWithin || jsonMetadataLength > MAX_METADATA_BYTES) {
    throw new UnusableMapError('is damaged: its first bytes name parts that no map has');
  }
  const end = Math.max(
    tileDataOffset + tileDataLength,
    leafDirectoryOffset + leafDirectoryLength,
    jsonMetadataOffset + jsonMetadataLength,
  );
  if (size !== undefined && size < end) {
    throw new UnusableMapError(`is not whole: it has ${size} of ${end} bytes`);
  }
  return header;
}

/**
 * Checks that an archive has streets which the map can draw.
 * @param metadata as it is in the archive
 * @throws UnusableMapError
 */
export function ensureStreets({ tileType, ...header }: Header, metadata: Buffer): void {
  if (PICTURES.includes(tileType)) throw new UnusableMapError('has pictures instead of vectors');
  if (tileType !== TileType.Mvt) throw new UnusableMapError('has tiles of an unknown kind');
  if (header.tileCompression !== Compression.Gzip) {
    throw new UnusableMapError('has tiles that are not compressed with gzip');
  }
  const parsed = layers.safeParse(metadataOf(metadata, header.internalCompression));
  const names = parsed.success ? parsed.data.vector_layers.map(({ id }) => id) : [];
  if (!names.includes('roads') || !names.includes('earth')) {
    throw new UnusableMapError('has other layers than the maps of Protomaps');
  }
}

/** Returns the metadata of an archive; undefined if it is damaged. */
export function metadataOf(bytes: Buffer, compression: Compression): unknown {
  try {
    return JSON.parse(unpacked(bytes, compression).toString());
  } catch {
    return undefined;
  }
}
