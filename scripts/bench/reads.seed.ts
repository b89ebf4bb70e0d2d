/** Fills a data folder for measuring: `node scripts/bench/reads.seed.ts <folder> <breweries> <users>`. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/database.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { makeBrewery } from '../../api/src/demo/factories/brewery.ts';
import { makeUser } from '../../api/src/demo/factories/user.ts';

const BATCH = 200;
const [folder = '', breweries = '0', users = '0'] = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const db = openDatabase(join(folder, 'hoptrail.db'));
await migrate(db);
await db.transaction().execute(async (trx) => {
  for (const rows of batches(Number(breweries), brewery)) {
    await trx.insertInto('breweries').values(rows).execute();
  }
  for (const rows of batches(Number(users), user)) {
    await trx.insertInto('users').values(rows).execute();
  }
});
await db.destroy();

/** Spread over North America, the same at every run. */
function brewery(index: number) {
  const latitude = 25 + ((index * 7919) % 24_000) / 1000;
  const longitude = -124 + ((index * 104_729) % 57_000) / 1000;
  return makeBrewery({
    id: `brewery-${index}`,
    name: `Brewery ${index}`,
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
  });
}

/** Many with few check-ins, few with many, over two years. */
function user(index: number) {
  const checkins = Math.max(1, Math.floor(3000 / (1 + ((index * 7919) % 1_000_000) / 300)));
  const reached = new Date(Date.UTC(2025, 0, 1) + ((index * 6_700_417) % 63_072_000) * 1000);
  return makeUser({
    id: `user-${index}`,
    username: `user-${index}`,
    checkins,
    checkinsReachedAt: reached.toISOString(),
  });
}

function* batches<Row>(count: number, make: (index: number) => Row): Generator<Row[]> {
  for (let start = 0; start < count; start += BATCH) {
    const length = Math.min(BATCH, count - start);
    yield Array.from({ length }, (_, index) => make(start + index));
  }
}
