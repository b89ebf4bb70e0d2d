import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { headOf } from '@hoptrail/ground/archive';
import { metadataOf } from '../../lib/map/inspect-map-file.ts';
import { type Area, boxOf, tilesOf } from './extract/area.ts';
import { requestsFor } from './extract/parts.ts';
import { planExtract } from './extract/plan-extract.ts';
import { writeExtract } from './extract/write-extract.ts';
import { MapError } from './map-error.ts';
import { findArchive } from './source/find-archive.ts';

/** What is known of a map before it is fetched. */
export interface MapOffer {
  /** The address or path of the archive. */
  from: string;
  tiles: number;
  bytes: number;
  requests: number;
  zoom: number;
}

interface MapOrder {
  /** The file to write. */
  path: string;
  area: Area;
  zoom: number;
  /** Addresses or paths of archives, of which the first one that is there is taken. */
  sources: readonly string[];
  userAgent: string;
  /** Returns whether to fetch it. */
  accept: (offer: MapOffer) => Promise<boolean>;
  onProgress: (bytes: number) => void;
}

/** The space that a map leaves free, so that a server on the same disk can continue writing. */
const RESERVE_BYTES = 64_000_000;

/**
 * Fetches the streets of an area from a larger archive into a file: only its directories and the
 * wanted tiles. A file that is there is replaced once the new one is whole.
 * @returns whether it was accepted and written
 * @throws MapError
 */
export async function getMap(order: MapOrder): Promise<boolean> {
  const spans = tilesOf(order.area, order.zoom);
  const archive = await findArchive(order.sources, order.userAgent);
  try {
    const { header, metadata } = archive;
    const plan = await planExtract(archive, spans);
    if (plan.tiles === 0) throw new MapError(`${archive.name} has nothing in this area.`);
    const zoom = Math.min(order.zoom, header.maxZoom);
    const parsed = metadataOf(metadata, header.internalCompression);
    const head = headOf(plan.entries, {
      maxZoom: zoom,
      metadata: typeof parsed === 'object' && parsed !== null ? parsed : {},
      box: boxOf(order.area),
    });
    const bytes = head.length + plan.bytes;
    const requests = requestsFor(plan.copied).length;
    const offer = { from: archive.name, tiles: plan.tiles, bytes, requests, zoom };
    if (!(await order.accept(offer))) return false;
    await ensureSpace(order.path, bytes);
    await writeExtract(order.path, { archive, plan, head, onProgress: order.onProgress });
    return true;
  } finally {
    await archive.close();
  }
}

async function ensureSpace(path: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const [free, needed] = [bavail * bsize, bytes + RESERVE_BYTES];
  if (free >= needed) return;
  throw new MapError(
    `${megabytes(free)} are free on the disk of ${path}, and ${megabytes(needed)} are needed.`,
  );
}

/** Returns a size for people, such as `34.2 MB`. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
}
