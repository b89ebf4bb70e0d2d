import { stat } from 'node:fs/promises';
import type { Header, Source } from 'pmtiles';
import { FileSource } from '../../../lib/map/file-source.ts';
import { ensureStreets, headerOf, UnusableMapError } from '../../../lib/map/inspect-map-file.ts';
import { MapError, NoArchiveError } from '../map-error.ts';
import { HttpSource } from './http-source.ts';

/** An archive with the streets of a part of the world. */
export interface Archive {
  /** Its address or path. */
  name: string;
  source: Source;
  header: Header;
  /** Its metadata as stored. */
  metadata: Buffer;
  /** Returns the bytes that came from its server. */
  received(): number;
  close(): Promise<void>;
}

/** The days that a build is kept. */
const DAYS = 7;
const DAY_MS = 86_400_000;
const BUILDS = 'https://build.protomaps.com';
const MIRROR = 'https://data.source.coop/protomaps/openstreetmap/v4.pmtiles';
/** Header and root directory are within the first bytes. */
const FIRST_BYTES = 16_384;

/** Returns where the map of the world is, the newest first: the builds of a week, then the mirror. */
export function publicArchives(now: Date): string[] {
  const builds = Array.from({ length: DAYS }, (_, days) => {
    const day = new Date(now.getTime() - days * DAY_MS).toISOString().slice(0, 10);
    return `${BUILDS}/${day.replaceAll('-', '')}.pmtiles`;
  });
  return [...builds, MIRROR];
}

/**
 * Opens the first of some archives that is there.
 * @param names addresses or paths
 * @throws MapError if none can be used
 */
export async function findArchive(names: readonly string[], userAgent: string): Promise<Archive> {
  let last: unknown;
  for (const name of names) {
    try {
      return await openArchive(name, userAgent);
    } catch (error) {
      if (!(error instanceof NoArchiveError)) throw error;
      last = error;
    }
  }
  throw last;
}

async function openArchive(name: string, userAgent: string): Promise<Archive> {
  const isAddress = /^https?:\/\//i.test(name);
  if (!isAddress && /^[a-z][a-z+.-]*:\/\//i.test(name)) {
    throw new MapError(`${name} is no address of http or https, and no path of a file.`);
  }
  const remote = isAddress ? new HttpSource(name, userAgent) : undefined;
  const source = remote ?? new FileSource(name);
  try {
    const size = remote ? undefined : await sizeOf(name);
    const first = await read(source, 0, FIRST_BYTES);
    const header = headerOf(first, remote ? remote.size : size);
    const { jsonMetadataOffset, jsonMetadataLength } = header;
    const metadata = await read(source, jsonMetadataOffset, jsonMetadataLength);
    ensureStreets(header, metadata);
    const close = async () => await (source instanceof FileSource ? source.close() : undefined);
    return { name, source, header, metadata, received: () => remote?.received ?? 0, close };
  } catch (error) {
    if (source instanceof FileSource) await source.close().catch(() => {});
    if (!(error instanceof UnusableMapError)) throw error;
    throw new MapError(`${name} ${error.message}. Name a vector map of Protomaps with --from.`);
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new MapError(`${path} is no file that this account can read.`);
  return found.size;
}

/** Returns a part of an archive. */
export async function read(source: Source, offset: number, length: number): Promise<Buffer> {
  const { data } = await source.getBytes(offset, length);
  return Buffer.from(data);
}
