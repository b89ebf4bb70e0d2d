import type { Insertable, Updateable } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { Written } from '../merge.rules.ts';
import { beerKey } from '../shared/brewery-names.rules.ts';

/** The values of a beer that imports write. */
export const importedBeer = z.object({
  beerName: z.string(),
  beerStyle: z.string(),
  abv: z.string().nullable(),
  ibu: z.number().nullable(),
});
export type ImportedBeer = z.infer<typeof importedBeer>;

/** A beer of a brewery, or one that an import added and a person deleted. */
export interface StoredBeer {
  /** Null if a person deleted it. */
  id: string | null;
  current: ImportedBeer | undefined;
  last: Written<ImportedBeer>;
}

const PAGE = 5000;

/** Yields every brewery's name, town and state, in pages. */
export async function* findBreweryNames(db: Db) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('breweries')
      .select(['seq', 'id', 'name', 'city', 'state'])
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.seq;
  }
}

/** Returns all beers of a brewery by name key, imported or not, including deleted imported ones. */
export async function findStoredBeers(db: Db, breweryId: string): Promise<Map<string, StoredBeer>> {
  const beers = await db
    .selectFrom('beer_recommendations')
    .select(['id', 'beerName', 'beerStyle', 'abv', 'ibu'])
    .where('breweryId', '=', breweryId)
    .execute();
  const written = await db
    .selectFrom('beer_imports')
    .select(['nameKey', 'beerId', 'values'])
    .where('breweryId', '=', breweryId)
    .execute();
  const byId = new Map(beers.map(({ id, ...current }) => [id, current]));
  const byKey = new Map<string, StoredBeer>(
    beers.map(({ id, ...current }) => [beerKey(current.beerName), { id, current, last: {} }]),
  );
  for (const { nameKey, beerId, values } of written) {
    const last = importedBeer.partial().parse(JSON.parse(values));
    // Keys that an older version stored were folded in another way.
    const key = last.beerName === undefined ? nameKey : beerKey(last.beerName);
    byKey.set(key, { id: beerId, current: byId.get(beerId ?? ''), last });
  }
  return byKey;
}

export async function insertBeers(
  db: Db,
  beers: Insertable<Tables['beer_recommendations']>[],
  written: Insertable<Tables['beer_imports']>[],
): Promise<void> {
  if (beers.length === 0) return;
  await db.insertInto('beer_recommendations').values(beers).execute();
  await db.insertInto('beer_imports').values(written).execute();
}

/** Writes merged values into a beer and stores them as the base of the next merge. */
export async function updateImportedBeer(
  db: Db,
  id: string,
  changes: Updateable<Tables['beer_recommendations']>,
  written: Insertable<Tables['beer_imports']>,
): Promise<void> {
  await db.updateTable('beer_recommendations').set(changes).where('id', '=', id).execute();
  const { values, importedAt } = written;
  await db
    .updateTable('beer_imports')
    .set({ values, importedAt })
    .where('beerId', '=', id)
    .execute();
}
