import type { ArchiveEntry } from '@hoptrail/ground/archive';
import { type Entry, SharedPromiseCache, type Source } from 'pmtiles';
import { unpackedFor } from '../../../lib/map/unpacked.ts';
import { MapError } from '../map-error.ts';
import { type Archive, read } from '../source/find-archive.ts';
import type { Span } from './area.ts';
import { type Part, requestsFor, spanOf } from './parts.ts';

/** Content that is copied: `offset` and `length` are those in the source. */
export interface Copied extends Part {
  /** Where it comes to, from the beginning of the tiles. */
  to: number;
}

/** What an extract of an archive consists of. */
export interface Plan {
  entries: ArchiveEntry[];
  /** In the order of the source. */
  copied: Copied[];
  tiles: number;
  /** The bytes of the tiles. */
  bytes: number;
}

/** Directories have leaves, which may have leaves; an archive with more is damaged. */
const MOST_LEVELS = 4;
/** No directory and no tile of a map is as large. */
const MOST_BYTES = 16_000_000;

/**
 * Reads the directories of an archive and returns which parts an extract consists of.
 * @param spans the wanted tiles, in the order of their ids
 * @throws MapError
 */
export async function planExtract(archive: Archive, spans: readonly Span[]): Promise<Plan> {
  const { rootDirectoryOffset: offset, rootDirectoryLength: length } = archive.header;
  const found: Entry[] = [];
  let directories: Part[] = [{ offset, length }];
  for (let level = 0; directories.length > 0; level += 1) {
    if (level === MOST_LEVELS) throw damaged(archive);
    const leaves: Part[] = [];
    for (const entries of await readDirectories(archive, directories)) {
      for (const [at, entry] of entries.entries()) {
        if (entry.runLength > 0) found.push(...clipped(entry, spans));
        else if (overlaps(entry.tileId, entries[at + 1]?.tileId, spans)) {
          leaves.push({
            offset: archive.header.leafDirectoryOffset + entry.offset,
            length: entry.length,
          });
        }
      }
    }
    directories = leaves;
  }
  if (found.some(({ length }) => length > MOST_BYTES)) throw damaged(archive);
  return planOf(found, archive.header.tileDataOffset);
}

/** Returns the entries of directories, several of which come with one request. */
async function readDirectories(archive: Archive, parts: Part[]): Promise<Entry[][]> {
  if (parts.some(({ length }) => length > MOST_BYTES)) throw damaged(archive);
  const sorted = parts.toSorted((a, b) => a.offset - b.offset);
  const directories: Entry[][] = [];
  for (const request of requestsFor(sorted)) {
    const span = spanOf(request);
    const bytes = await read(archive.source, span.offset, span.length);
    const here: Source = {
      getKey: () => '',
      getBytes: async (offset, length) => {
        const start = offset - span.offset;
        return { data: new Uint8Array(bytes.subarray(start, start + length)).buffer };
      },
    };
    for (const part of request) directories.push(await entriesOf(archive, here, part));
  }
  return directories;
}

/** Reads the entries of a directory. @throws MapError if it is damaged */
async function entriesOf(archive: Archive, source: Source, { offset, length }: Part) {
  // A cache of its own: nothing is read twice.
  const cache = new SharedPromiseCache(1, false, unpackedFor);
  try {
    return await cache.getDirectory(source, offset, length, archive.header);
  } catch (error) {
    throw damaged(archive, error);
  }
}

function damaged({ name }: Archive, cause?: unknown): MapError {
  return new MapError(`${name} is damaged. Try another one.`, { cause });
}

/** Returns the parts of an entry whose tiles are wanted. */
function clipped(entry: Entry, spans: readonly Span[]): Entry[] {
  const { tileId, runLength } = entry;
  const end = tileId + runLength - 1;
  const parts: Entry[] = [];
  for (let at = firstFrom(spans, tileId); at < spans.length; at += 1) {
    const { first, last } = spans[at] ?? { first: Infinity, last: Infinity };
    if (first > end) break;
    const from = Math.max(first, tileId);
    parts.push({ ...entry, tileId: from, runLength: Math.min(last, end) - from + 1 });
  }
  return parts;
}

function overlaps(first: number, next: number | undefined, spans: readonly Span[]): boolean {
  const span = spans[firstFrom(spans, first)];
  return span !== undefined && (next === undefined || span.first < next);
}

/** Returns the index of the first span that ends at an id or later. */
function firstFrom(spans: readonly Span[], id: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.last ?? Infinity) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

function planOf(found: Entry[], tileDataOffset: number): Plan {
  const copies = new Map<number, Copied>();
  const entries: ArchiveEntry[] = [];
  let [tiles, bytes] = [0, 0];
  for (const { tileId, runLength, offset, length } of found.sort((a, b) => a.tileId - b.tileId)) {
    let copy = copies.get(offset);
    if (!copy) {
      copy = { offset: tileDataOffset + offset, length, to: bytes };
      copies.set(offset, copy);
      bytes += length;
    }
    tiles += runLength;
    const last = entries.at(-1);
    if (last?.offset === copy.to && last.id + last.run === tileId) last.run += runLength;
    else entries.push({ id: tileId, run: runLength, offset: copy.to, length });
  }
  const copied = [...copies.values()].sort((a, b) => a.offset - b.offset);
  return { entries, copied, tiles, bytes };
}
