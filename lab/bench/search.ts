import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../api/src/db/database.ts';
import { makeBeer } from '../../api/src/testing/factories/beer.ts';
import type { Around } from './around.ts';
import { batches, breweryAt } from './content.ts';
import { serverMillis } from './costs.ts';
import { startServer } from './servers.ts';
import { placeOf, tokenOf } from './world.ts';

const BREWERIES = 10_000;
const BEERS = 50_000;
const STYLES = ['Porter', 'Hazy IPA', 'Pilsner', 'Saison', 'Smoked Lager'];

/** What a person types until it is found, with a wrong letter, and a word that no beer has. */
const typed = ['p', 'por', 'porter', 'porter 4', 'portre', 'smoked', 'qqqqqq'];

/**
 * Measures a search of 10,000 breweries with 50,000 beers as somebody types, in processor time of the
 * server, beside the list of the nearest 50 breweries.
 */
export async function measureSearch(): Promise<Around> {
  const folder = await mkdtemp(join(tmpdir(), 'hoptrail-bench-'));
  try {
    const seed = join(import.meta.dirname, 'seed.ts');
    execFileSync(process.execPath, [seed, folder, String(BREWERIES), '10']);
    await addBeers(join(folder, 'hoptrail.db'));
    const server = await startServer('product', folder);
    const headers = { cookie: `hoptrail=${tokenOf(0)}` };
    const { latitude, longitude } = placeOf(7);
    const near = `lat=${latitude}&lng=${longitude}`;
    const costOf = async (path: string) =>
      Number(await serverMillis(server, { method: 'GET', path, headers }));
    const list = await costOf(`/api/breweries?${near}&limit=50`);
    const around: Around = {
      'nearest 50 of 10,000 breweries, without filters': { value: `${list} ms`, target: '' },
    };
    for (const words of typed) {
      const search = await costOf(`/api/search?${near}&q=${encodeURIComponent(words)}`);
      const value = `${search} ms, ${(search / list).toFixed(1)} times that list`;
      around[`search for "${words}" among 50,000 beers`] = { value, target: '' };
    }
    await server.stop();
    return around;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function addBeers(file: string): Promise<void> {
  const db = openDatabase(file);
  const beerAt = (index: number) => {
    const { id, name } = breweryAt(index % BREWERIES);
    const style = STYLES[index % STYLES.length] ?? '';
    return makeBeer({
      breweryId: id,
      breweryName: name,
      beerName: `Evening ${style} ${index % 97}`,
      beerStyle: style,
      lastUpdated: new Date().toISOString(),
    });
  };
  for (const rows of batches(BEERS, beerAt)) {
    await db.insertInto('beer_recommendations').values(rows).execute();
  }
  await db.destroy();
}
