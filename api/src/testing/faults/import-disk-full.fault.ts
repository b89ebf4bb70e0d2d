import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { openDataFolder } from '../../ops/data-folder/data-folder.ts';
import { testRuntime } from '../app.ts';
import { runOperationHere } from '../operations.ts';
import { many, record } from './support/counts.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { expectSound } from './support/sound.ts';

/** Enough for both lists with their write-ahead log. */
const MEGABYTES = 160;
const ROWS = 8_000;
const TAPS = 150;
const BEERS = 40;
/** Less than either list needs. */
const LEFT_BYTES = 4 * 1024 * 1024;

const idOf = (row: number) => `aaaaaaaa-0000-4000-8000-${String(row).padStart(12, '0')}`;

async function* breweries() {
  yield 'id,name,brewery_type,address_1,city,state_province,postal_code,country,phone,website_url,longitude,latitude\n';
  for (let row = 0; row < ROWS; row += 1) {
    yield `${idOf(row)},Brewery ${row},micro,${row} Main Street,Tulsa,Oklahoma,74103,United States,,,-95.9,36.1\n`;
  }
}

async function* beers() {
  yield 'name,style,abv,brewery,city,state\n';
  for (let row = 0; row < TAPS; row += 1) {
    for (let beer = 0; beer < BEERS; beer += 1) {
      yield `Beer ${beer},Lager,0.05,Brewery ${row},Tulsa,Oklahoma\n`;
    }
  }
}

async function countOf(db: Db, table: 'breweries' | 'beer_recommendations'): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

/** Opens a data folder for one command. */
async function inFolder<Result>(
  dataDir: string,
  act: (db: Db) => Promise<Result>,
): Promise<Result> {
  const data = await openDataFolder({ dataDir }, testRuntime);
  try {
    return await act(data.db);
  } finally {
    await data.close();
  }
}

test('an import that fills the disk reports what it wrote, and continues when there is room', async (context) => {
  const dataDir = await mountSmallDisk(context, MEGABYTES);
  const filler = join(dataDir, 'filler');
  const counts: string[] = [];
  for (const { operation, input, table, things, all } of [
    {
      operation: 'import.openbrewerydb',
      input: breweries,
      table: 'breweries',
      things: 'breweries',
      all: ROWS,
    },
    {
      operation: 'import.beers',
      input: beers,
      table: 'beer_recommendations',
      things: 'beers',
      all: TAPS * BEERS,
    },
  ] as const) {
    await inFolder(dataDir, async () => undefined);
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_BYTES)));
    const run = async () =>
      await inFolder(dataDir, async (db) => {
        const refusal = await runOperationHere(db, operation, { name: 'list.csv' }, input()).catch(
          (error) => error,
        );
        return { refusal, written: await countOf(db, table) };
      });
    const { refusal, written } = await run();
    expect(refusal).toBeInstanceOf(Refusal);
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThan(all);
    expect(refusal.message).toBe(
      `The disk is full. Of the ${things} in list.csv, ${written.toLocaleString('en-US')} were added and 0 changed; they stay. The others were not written. Make room, then run the same command again: it adds what is missing.`,
    );
    counts.push(many(written, `of ${many(all, things)}`));
    await rm(filler);
    expect((await run()).written).toBe(all);
  }
  await expectSound(dataDir);
  record(context, 'the disk full while a list is imported', {
    done: `lists of ${many(ROWS, 'breweries')} and ${many(TAPS * BEERS, 'beers')} imported on a real disk of ${MEGABYTES} MB with too little room, and again with room`,
    held: `it ends with a message and exact counts (${counts.join('; ')}); the second run adds the rest; pages, references and counters are sound`,
  });
});
