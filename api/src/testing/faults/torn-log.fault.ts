import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate/migrate.ts';
import { checkIn } from '../../features/checkins/check-in.ts';
import { temporaryFolder } from '../app.ts';
import { many, record } from './support/counts.ts';
import { expectSound } from './support/sound.ts';
import { insertPeople, nameOf } from './support/world.ts';

const CHECKINS = 25;
const GARBLED = 60;

interface Written {
  folder: string;
  log: Buffer;
  /** The name of each acknowledged check-in, with the length of the log at that time. */
  checkins: { name: string; logBytes: number }[];
}

test('a cut or garbled log keeps a prefix of the acknowledged check-ins', async (context) => {
  const written = await writeCheckins();
  const { log, checkins } = written;
  const cuts = [
    0,
    1,
    31,
    ...checkins.flatMap(({ logBytes }) => [-4095, -1, 0, 1, 24].map((by) => logBytes + by)),
  ];
  for (const cut of cuts) {
    const survivors = checkins.filter(({ logBytes }) => logBytes <= cut).length;
    const there = await openImage(written, log.subarray(0, cut));
    expect(there).toEqual(checkins.slice(0, there.length).map(({ name }) => name));
    expect(there.length).toBe(survivors);
  }
  for (let image = 0; image < GARBLED; image += 1) {
    const at = Math.floor(Math.random() * log.length);
    const harm = image % 2 === 0 ? randomBytes(1 + (image % 512)) : Buffer.alloc(4096);
    const garbled = Buffer.from(log);
    harm.copy(garbled, at);
    const there = await openImage(written, garbled);
    expect(there).toEqual(checkins.slice(0, there.length).map(({ name }) => name));
    expect(there.length).toBeGreaterThanOrEqual(
      checkins.filter(({ logBytes }) => logBytes <= at).length,
    );
  }
  record(context, 'the write-ahead log damaged by a power cut', {
    done: `${many(cuts.length, 'logs')} cut, ${GARBLED} with bytes overwritten, of ${CHECKINS} acknowledged check-ins`,
    held: 'every database opens sound; the check-ins before the damage are there, and none after it is there in part',
  });
});

async function writeCheckins(): Promise<Written> {
  const folder = await temporaryFolder();
  const file = join(folder, 'hoptrail.db');
  const db = openDatabase(file);
  await migrate(db);
  const visits = await insertPeople(db, CHECKINS);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await sql`pragma wal_autocheckpoint = 0`.execute(db);
  const base = join(folder, 'base.db');
  await copyFile(file, base);
  const checkins: Written['checkins'] = [];
  const config = { checkinRequiresLocation: false };
  for (const [at, visit] of visits.slice(0, CHECKINS).entries()) {
    const { userId, breweryId } = visit;
    const now = new Date(Date.parse('2026-05-01T12:00:00.000Z') + at * 1000);
    await checkIn({ db, clock: { now: () => now }, config }, { userId, breweryId });
    checkins.push({ name: nameOf(visit), logBytes: (await readFile(`${file}-wal`)).length });
  }
  const log = await readFile(`${file}-wal`);
  await db.destroy();
  return { folder, log, checkins };
}

let images = 0;

/**
 * Opens the database with another log.
 * @returns its check-ins, oldest first
 */
async function openImage({ folder }: Written, log: Buffer): Promise<string[]> {
  images += 1;
  const image = join(folder, `image-${images}`);
  await mkdir(image);
  await copyFile(join(folder, 'base.db'), join(image, 'hoptrail.db'));
  await writeFile(join(image, 'hoptrail.db-wal'), log);
  return await expectSound(image);
}
