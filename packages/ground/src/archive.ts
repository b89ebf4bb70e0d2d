import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A tile of vectors, compressed with gzip. */
export interface GroundTile {
  /** Its number in the order of the archive. */
  id: number;
  bytes: Buffer;
}

/** An entry of a directory: tiles that follow each other and are the same. */
export interface ArchiveEntry {
  id: number;
  /** The number of tiles. */
  run: number;
  /** From the beginning of the tiles, in bytes. */
  offset: number;
  length: number;
}

/** What an archive says about its tiles. */
export interface ArchiveFacts {
  maxZoom: number;
  /** Stored as JSON. */
  metadata: object;
  /** West, south, east and north in degrees; the world by default. */
  box?: readonly [west: number, south: number, east: number, north: number];
}

const HEADER_BYTES = 127;
/** Readers fetch this much first: header and root directory are within. */
const FIRST_BYTES = 16_384;
const LEAF_ENTRIES = 4096;
const GZIP = 2;
const MVT = 1;
const DEGREE = 10_000_000;
const WORLD = [-180, -85, 180, 85] as const;

/** Returns the number of a tile: along a Hilbert curve, zoom by zoom. */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const [right, lower] = [column & side ? 1 : 0, row & side ? 1 : 0];
    id += side * side * ((3 * right) ^ lower);
    if (lower === 0) {
      if (right === 1) [column, row] = [side - 1 - column, side - 1 - row];
      [column, row] = [row, column];
    }
  }
  return id;
}

/**
 * Returns a PMTiles archive (version 3) of tiles of vectors. The same tiles give the same bytes.
 * @param tiles in the order of their ids
 */
export function archiveOf(tiles: readonly GroundTile[], facts: ArchiveFacts): Buffer {
  const { entries, contents } = entriesOf(tiles);
  return Buffer.concat([headOf(entries, facts), ...contents]);
}

/**
 * Returns what stands before the tiles in an archive: its header, directories and metadata.
 * @param entries in the order of their ids; each content is behind those that come earlier
 */
export function headOf(
  entries: readonly ArchiveEntry[],
  { maxZoom, metadata, box = WORLD }: ArchiveFacts,
): Buffer {
  const { root, leaves } = directoriesOf(entries);
  const json = gzipSync(JSON.stringify(metadata), { level: 9 });
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header[7] = 3;
  let [tiles, contents, dataBytes] = [0, 0, 0];
  for (const { run, offset, length } of entries) {
    tiles += run;
    if (offset !== dataBytes) continue;
    contents += 1;
    dataBytes += length;
  }
  let offset = HEADER_BYTES;
  const parts = [root.length, json.length, leaves.length, dataBytes];
  for (const [at, length] of parts.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16);
    offset += length;
  }
  for (const [at, count] of [tiles, entries.length, contents].entries()) {
    header.writeBigUInt64LE(BigInt(count), 72 + at * 8);
  }
  header.set([1, GZIP, GZIP, MVT, 0, maxZoom], 96);
  for (const [at, degrees] of box.entries()) {
    header.writeInt32LE(Math.round(degrees * DEGREE), 102 + at * 4);
  }
  return Buffer.concat([header, root, json, leaves]);
}

/** Returns the entries of tiles, and their contents, each once. */
function entriesOf(tiles: readonly GroundTile[]): { entries: ArchiveEntry[]; contents: Buffer[] } {
  const stored = new Map<string, { offset: number; length: number }>();
  const entries: ArchiveEntry[] = [];
  const contents: Buffer[] = [];
  let end = 0;
  for (const { id, bytes } of tiles) {
    const hash = createHash('sha256').update(bytes).digest('base64');
    let place = stored.get(hash);
    if (!place) {
      place = { offset: end, length: bytes.length };
      stored.set(hash, place);
      contents.push(bytes);
      end += bytes.length;
    }
    const last = entries.at(-1);
    if (last?.offset === place.offset && last.id + last.run === id) last.run += 1;
    else entries.push({ id, run: 1, ...place });
  }
  return { entries, contents };
}

/** Returns the root directory, and the leaves behind it if it would be too large. */
function directoriesOf(entries: readonly ArchiveEntry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries);
  if (whole.length <= FIRST_BYTES - HEADER_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: ArchiveEntry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(at, at + LEAF_ENTRIES));
    pointers.push({ id: entries[at]?.id ?? 0, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly ArchiveEntry[]): Buffer {
  const numbers = [entries.length];
  let last = 0;
  for (const { id } of entries) {
    numbers.push(id - last);
    last = id;
  }
  for (const { run } of entries) numbers.push(run);
  for (const { length } of entries) numbers.push(length);
  let end = -1;
  for (const { offset, length } of entries) {
    // 0 stands for: directly behind the one before.
    numbers.push(offset === end ? 0 : offset + 1);
    end = offset + length;
  }
  return gzipSync(Buffer.from(numbers.flatMap(varint)), { level: 9 });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}
