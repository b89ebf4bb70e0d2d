import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { renderSizes } from '../../../api/src/objects/decoding/image-pipeline.ts';
import type { ServerProcess } from '../../../scripts/smoke/server-process.ts';
import { memory } from '../around.ts';
import { load } from '../load.ts';
import type { BenchDatabase } from './database.ts';
import { checkins, type World } from './measures.ts';

const SETTLE_MS = 3000;
const LOG_SECONDS = 5;
const NOISE = { width: 4000, height: 3000 };

/** The bytes of a row, with its indexes and the free space of their pages. */
export interface RowBytes {
  users: number;
  sessions: number;
  check_ins: number;
  breweries: number;
}

/** What the arithmetic on paper begins with; all of it measured. */
export interface Inputs {
  rowBytes: RowBytes;
  /** The bytes of the write-ahead log for a check-in. */
  walBytes: number;
  /** The groups of users with the same count on the same day, which the rank cache holds. */
  rankGroups: number;
  /** The memory of an instance at rest, in bytes. */
  memoryBytes: number;
  /** All stored sizes of a picture: of a screen with a drawing, and of noise, which is the worst case. */
  pictureBytes: { drawing: number; noise: number };
}

/** Returns the bytes of the rows of a database that was just filled. */
export async function measureRows({ sql }: BenchDatabase): Promise<RowBytes> {
  const bytes: RowBytes = { users: 0, sessions: 0, check_ins: 0, breweries: 0 };
  for (const table of Object.keys(bytes) as (keyof RowBytes)[]) {
    const [row] = await sql<{ bytes: number }[]>`
      select (pg_total_relation_size(${table}::regclass) /
        (select count(*) from ${sql(table)}))::integer as bytes`;
    bytes[table] = row?.bytes ?? Number.NaN;
  }
  return bytes;
}

/** Returns the bytes of the write-ahead log that a check-in takes, while there is nothing else. */
export async function measureLog(world: World, server: ServerProcess): Promise<number> {
  const { sql } = world.database;
  const position = async () => {
    const [row] = await sql<{ bytes: number }[]>`
      select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::float8 as bytes`;
    return row?.bytes ?? Number.NaN;
  };
  const requests = await checkins(world, server);
  const before = await position();
  const { count } = await load(server, requests, { seconds: LOG_SECONDS, connections: 64 });
  return ((await position()) - before) / count;
}

/** Returns the number of groups that the rank cache counts. */
export async function countRankGroups({ sql }: BenchDatabase): Promise<number> {
  const [row] = await sql<{ groups: number }[]>`
    select count(*)::integer as groups from (select distinct checkins,
      substr("checkinsReachedAt", 1, 10) from users where checkins > 0) as one`;
  return row?.groups ?? Number.NaN;
}

/** Returns the memory of a server at rest that has filled its caches, in bytes. */
export async function measureMemory(server: ServerProcess): Promise<number> {
  await (await fetch(`${server.url}/api/breweries?limit=1`)).text();
  await setTimeout(SETTLE_MS);
  return memory(server.pid, 'VmRSS');
}

/** Returns the bytes of all stored sizes of two pictures. */
export async function measurePictures(): Promise<Inputs['pictureBytes']> {
  const drawing = await readFile(join(import.meta.dirname, '../../../docs/screens/brewery.webp'));
  const noise = await sharp({
    create: {
      ...{ ...NOISE, channels: 3, background: 'gray' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const sum = async (file: Buffer) =>
    (await renderSizes(file)).reduce((total, { data }) => total + data.length, 0);
  return { drawing: await sum(drawing), noise: await sum(noise) };
}
