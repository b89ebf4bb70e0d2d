import { csvLine } from '@hoptrail/contracts/lib/text/csv';
import { importSourceNames } from '@hoptrail/contracts/lists/import-states';
import type { Db } from '../../../db/database.ts';
import type { Place, PlaceFormat } from '../../feeds/shared/place-formats.ts';
import type { PersonalTable } from './exported-tables.ts';
import {
  findImportedCheckins,
  findOwnBeers,
  findOwnCheckins,
  findPersonalRows,
  type Self,
} from './personal-rows.repo.ts';

/** A text file of an export; `count` is called for each row that is written. */
export type WriteFile = (db: Db, self: Self, count: () => void) => AsyncGenerator<string>;

/** Returns the writer of a table's rows as a JSON array, a row on each line. */
export function tableFile(table: PersonalTable): WriteFile {
  return async function* (db, self, count) {
    let before = '[\n';
    for await (const page of findPersonalRows(db, table, self)) {
      let text = '';
      for (const row of page) {
        count();
        text += before + JSON.stringify(exported(table, row, self));
        before = ',\n';
      }
      yield text;
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  };
}

function exported(
  { without, hidesOthers, json }: PersonalTable,
  row: Record<string, unknown>,
  { id }: Self,
): Record<string, unknown> {
  const columns = Object.entries(row).filter(([name]) => !without.includes(name));
  return Object.fromEntries(
    columns.map(([name, value]) => {
      if (hidesOthers.includes(name) && value !== id) return [name, null];
      return [name, json.includes(name) && typeof value === 'string' ? JSON.parse(value) : value];
    }),
  );
}

/** Writes all check-ins, own and imported, as CSV. */
export const checkinsCsv: WriteFile = async function* (db, { id }, count) {
  yield csvLine([
    'visited_on',
    'visited_at',
    'place',
    'city',
    'state',
    'country',
    'latitude',
    'longitude',
    'notes',
    'verified',
    'only_for_me',
    'source',
  ]);
  for await (const page of findOwnCheckins(db, id)) {
    let text = '';
    for (const { createdAt, name, city, state, latitude, longitude, ...row } of page) {
      count();
      const place = [name, city, state, null, latitude, longitude];
      const flags = [row.verified, row.onlyForMe].map((flag) => (flag ? 'yes' : 'no'));
      text += csvLine([row.visitedOn, createdAt, ...place, row.notes, ...flags, 'Hoptrail']);
    }
    yield text;
  }
  for await (const page of findImportedCheckins(db, id)) {
    let text = '';
    for (const { visitedOn, visitedAt, placeName, city, state, country, ...row } of page) {
      if (placeName === null) continue;
      count();
      const place = [placeName, city, state, country, row.latitude, row.longitude];
      const source = importSourceNames[row.source];
      text += csvLine([visitedOn, visitedAt, ...place, row.notes, 'no', 'yes', source]);
    }
    yield text;
  }
};

/** Writes all beers as CSV. */
export const beersCsv: WriteFile = async function* (db, { id }, count) {
  yield csvLine([
    'had_at',
    'beer',
    'brewery',
    'style',
    'abv',
    'ibu',
    'rating',
    'place',
    'city',
    'notes',
    'source',
  ]);
  for await (const page of findOwnBeers(db, id)) {
    let text = '';
    for (const { createdAt, beerName, breweryName, beerStyle, abv, ibu, rating, ...row } of page) {
      count();
      const beer = [beerName, breweryName, beerStyle, abv, ibu, rating];
      text += csvLine([createdAt, ...beer, breweryName, row.city, row.notes, 'Hoptrail']);
    }
    yield text;
  }
  for await (const page of findImportedCheckins(db, id)) {
    let text = '';
    for (const { visitedAt, beerName, beerBrewery, beerStyle, abv, ibu, rating, ...row } of page) {
      if (beerName === null) continue;
      count();
      const beer = [beerName, beerBrewery, beerStyle, abv, ibu, rating];
      const where = [row.placeName, row.city, row.notes, importSourceNames[row.source]];
      text += csvLine([visitedAt, ...beer, ...where]);
    }
    yield text;
  }
};

/** Returns the writer of all check-ins with a position, own and imported, for map apps. */
export function visitsFile({ start, place, separator, end }: PlaceFormat): WriteFile {
  return async function* (db, { id }, count) {
    yield start('Visits');
    let before = '';
    for await (const { latitude, longitude, ...visit } of findVisits(db, id)) {
      if (!latitude || !longitude) continue;
      count();
      yield before + place({ latitude, longitude, ...visit });
      before = separator;
    }
    yield end;
  };
}

type Visit = Omit<Place, 'latitude' | 'longitude'> & {
  latitude: string | null;
  longitude: string | null;
};

async function* findVisits(db: Db, userId: string): AsyncGenerator<Visit> {
  for await (const page of findOwnCheckins(db, userId)) {
    for (const { latitude, longitude, name, city, state, createdAt, notes } of page) {
      const town = `${city}, ${state}`;
      yield { latitude, longitude, name, town, visited: createdAt, notes, source: 'Hoptrail' };
    }
  }
  for await (const page of findImportedCheckins(db, userId)) {
    for (const { latitude, longitude, placeName, city, state, country, ...row } of page) {
      if (placeName === null) continue;
      const town = [city, state, country].filter(Boolean).join(', ');
      const source = importSourceNames[row.source];
      const { notes, visitedAt: visited } = row;
      yield { latitude, longitude, name: placeName, town, visited, notes, source };
    }
  }
}
