import type { Db } from '../../../db/database.ts';
import { explainFullDisk } from '../explain-full-disk.ts';
import { beerKey } from '../shared/brewery-names.rules.ts';
import { readCsv } from '../shared/csv/list-csv.ts';
import { type ListSource, SourceError } from '../shared/csv/list-source.ts';
import { breweryFinder, type Wanted } from '../shared/find-brewery.ts';
import { findBreweryNames, type ImportedBeer } from './beer-imports.repo.ts';
import {
  type BeerReport,
  countMissing,
  countPlace,
  countUnknownStyle,
  emptyBeerReport,
} from './beer-report.ts';
import { abvText, areFractions, type ListedBeer, readBeerRow } from './beer-row.rules.ts';
import { writeBeers } from './write-beers.ts';

/** A brewery of the list that belongs to a list of beers. */
export interface ListedBrewery extends Wanted {
  id: string;
}

interface Options {
  now: Date;
  /** The breweries that the beers refer to by number. */
  breweries?: readonly ListedBrewery[];
  /** Called from time to time with the report so far. */
  onProgress?: (report: BeerReport) => void;
}

const EXPECTED = { what: 'list of beers', columns: ['style'] };
const BREWERIES_A_REPORT = 50;
const MAX_BEERS = 200_000;

/**
 * Imports a list of beers into the tap lists of the breweries with the same name and town, or with
 * a name that is unique in the state. Each brewery is a transaction. Importing the same list again
 * changes nothing, and people's edits and deletions stay.
 * @throws SourceError if the list cannot be read, Refusal if the disk is full; breweries written
 * before that keep their beers
 */
export async function importBeers(
  db: Db,
  source: ListSource,
  { now, breweries = [], onProgress }: Options,
): Promise<BeerReport> {
  const report = emptyBeerReport();
  const listed = await readList(source, report);
  const isFraction = areFractions(listed);
  const places = new Map(breweries.map((brewery) => [brewery.id, brewery]));
  const find = breweryFinder(await Array.fromAsync(findBreweryNames(db)));
  const taps = new Map<string, { name: string; beers: Map<string, ImportedBeer> }>();
  for (const beer of listed) {
    const wanted = places.get(beer.breweryId) ?? { ...beer, name: beer.brewery };
    const label = [wanted.name, wanted.city, wanted.state].filter(Boolean).join(', ');
    const found = find(wanted);
    if (found.kind !== 'found') {
      countMissing(report, found.kind, label);
      continue;
    }
    const { brewery } = found;
    if (found.isElsewhere) report.elsewhere.add(`${label}: in ${brewery.city}`);
    const tap = taps.get(brewery.id) ?? { name: brewery.name, beers: new Map() };
    taps.set(brewery.id, tap);
    if (tap.beers.has(beerKey(beer.name))) report.twice += 1;
    else tap.beers.set(beerKey(beer.name), valuesOf(beer, isFraction));
  }
  report.breweries = taps.size;
  let written = 0;
  for (const [breweryId, { name, beers }] of taps) {
    const before = { added: report.added, changed: report.changed };
    await writeBeers(db, { id: breweryId, name }, beers, now, report).catch((error) => {
      throw explainFullDisk(error, source.name, before, 'beers');
    });
    written += 1;
    if (written % BREWERIES_A_REPORT === 0) onProgress?.(report);
  }
  return report;
}

async function readList(source: ListSource, report: BeerReport): Promise<ListedBeer[]> {
  const listed: ListedBeer[] = [];
  for await (const row of readCsv(source, EXPECTED)) {
    report.rows += 1;
    if ('problem' in row) {
      countPlace(report.broken, row);
      continue;
    }
    const outcome = readBeerRow(row.fields);
    if (!('skipped' in outcome)) listed.push(outcome);
    else if ('style' in outcome) countUnknownStyle(report, outcome.style);
    else report.skipped[outcome.skipped] += 1;
    for (const problem of 'leftOut' in outcome ? outcome.leftOut : []) {
      countPlace(report.leftOut, { place: row.place, problem });
    }
    if (listed.length > MAX_BEERS) {
      throw new SourceError(
        `${source.name} has more than ${MAX_BEERS} beers. Split it into several files.`,
      );
    }
  }
  return listed;
}

function valuesOf({ name, style, abv, ibu }: ListedBeer, isFraction: boolean): ImportedBeer {
  return { beerName: name, beerStyle: style, abv: abvText(abv, isFraction), ibu };
}
