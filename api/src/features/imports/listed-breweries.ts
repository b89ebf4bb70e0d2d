import type { ListedBrewery } from './beers/import-beers.ts';
import { readCsv } from './shared/csv/list-csv.ts';
import { type ListSource, SourceError } from './shared/csv/list-source.ts';

const EXPECTED = { what: 'list of breweries', columns: ['id', 'name', 'city'] };

/**
 * Reads the list of breweries that a list of beers refers to.
 * @throws SourceError if it cannot be read, naming the first malformed line
 */
export async function readListedBreweries(source: ListSource): Promise<ListedBrewery[]> {
  const breweries: ListedBrewery[] = [];
  for await (const row of readCsv(source, EXPECTED)) {
    if ('problem' in row) throw new SourceError(`${source.name}, ${row.place}: ${row.problem}.`);
    const { id, name, city, state } = row.fields;
    breweries.push({ id: text(id), name: text(name), city: text(city), state: text(state) });
  }
  return breweries;
}

function text(value: unknown): string {
  return String(value ?? '').trim();
}
