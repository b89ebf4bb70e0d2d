import { randomUUID } from 'node:crypto';
import { BEERS_PER_BREWERY } from '@hoptrail/contracts/limits';
import type { Db } from '../../../db/database.ts';
import { lockRows } from '../../../db/locks.ts';
import { write } from '../../../db/write.ts';
import { mergeUnits, type Written } from '../merge.rules.ts';
import {
  findStoredBeers,
  type ImportedBeer,
  insertBeers,
  updateImportedBeer,
} from './beer-imports.repo.ts';
import type { BeerReport } from './beer-report.ts';

const units = [['beerName'], ['beerStyle'], ['abv'], ['ibu']] as const;

/** Writes the beers of a list into a brewery's tap list, by their keys, in one transaction. */
export async function writeBeers(
  db: Db,
  brewery: { id: string; name: string },
  beers: ReadonlyMap<string, ImportedBeer>,
  now: Date,
  report: BeerReport,
): Promise<void> {
  const importedAt = now.toISOString();
  const row = (nameKey: string, beerId: string, values: Written<ImportedBeer>) => ({
    breweryId: brewery.id,
    nameKey,
    beerId,
    values: JSON.stringify(values),
    importedAt,
  });
  await write(db, async (trx) => {
    await lockRows(trx, 'breweries', [brewery.id]);
    const stored = await findStoredBeers(trx, brewery.id);
    const added: { id: string; key: string; values: ImportedBeer }[] = [];
    let onTap = [...stored.values()].filter(({ current }) => current).length;
    for (const [key, values] of beers) {
      const beer = stored.get(key);
      if (!beer) {
        if (onTap >= BEERS_PER_BREWERY) report.full += 1;
        else added.push({ id: randomUUID(), key, values });
        onTap += 1;
        continue;
      }
      if (beer.id === null || !beer.current) {
        report.deletedHere += 1;
        continue;
      }
      const { changes, written, keepsEdit } = mergeUnits(units, beer.current, beer.last, values);
      const isChanged = Object.keys(changes).length > 0;
      if (keepsEdit) report.editsKept += 1;
      report[isChanged ? 'changed' : 'unchanged'] += 1;
      if (!isChanged) continue;
      const dated = { ...changes, lastUpdated: importedAt };
      await updateImportedBeer(trx, beer.id, dated, row(key, beer.id, written));
    }
    report.added += added.length;
    await insertBeers(
      trx,
      added.map(({ id, values }) => ({
        ...values,
        id,
        breweryId: brewery.id,
        breweryName: brewery.name,
        lastUpdated: importedAt,
        createdAt: importedAt,
      })),
      added.map(({ id, key, values }) => row(key, id, values)),
    );
  });
}
