import { BEER_MAX_ABV, BEER_MAX_IBU } from '@hoptrail/contracts/limits';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { styleFor } from '@hoptrail/contracts/lists/published-beer-style';
import { decodeHTMLStrict } from 'entities';
import { z } from 'zod';

/** A beer of a list. */
export interface ListedBeer {
  name: string;
  style: BeerStyle;
  /** As published: a fraction or percent, depending on the list. */
  abv: number | null;
  ibu: number | null;
  /** The id in the list of breweries, where the beer refers to that. */
  breweryId: string;
  brewery: string;
  city: string;
  state: string;
  /** Unreadable values, which are left out. */
  leftOut: string[];
}

export type BeerOutcome =
  | ListedBeer
  | { skipped: 'no name' }
  | { skipped: 'no style of the finder'; style: string };

const MAX_NAME = 200;
const MAX_STYLE = 100;
/** A list without a higher number has fractions, because no list has only such weak beers. */
const STRONGEST_FRACTION = 1;

const cell = z.unknown().transform((value) =>
  decodeHTMLStrict(String(value ?? ''))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

/** Parses a row of a list of beers, with any of the usual column names. */
export function readBeerRow(fields: Readonly<Record<string, unknown>>): BeerOutcome {
  const of = (...names: string[]) =>
    names.map((name) => cell.parse(fields[name])).find((text) => text !== '') ?? '';
  const name = of('name', 'beer', 'beer_name').slice(0, MAX_NAME);
  const published = of('style', 'beer_style');
  const style = styleFor(published);
  if (name === '') return { skipped: 'no name' };
  if (style === undefined) {
    return { skipped: 'no style of the finder', style: published.slice(0, MAX_STYLE) };
  }
  const leftOut = ['abv', 'ibu'].filter(
    (field) => of(field) !== '' && numberIn(of(field)) === null,
  );
  const ibu = numberIn(of('ibu'));
  return {
    name,
    style,
    abv: numberIn(of('abv')),
    ibu: ibu !== null && ibu <= BEER_MAX_IBU ? Math.round(ibu) : null,
    breweryId: of('brewery_id'),
    brewery: of('brewery', 'brewery_name'),
    city: of('city', 'brewery_city'),
    state: of('state', 'brewery_state'),
    leftOut: leftOut.map(
      (field) => `${field} is ${JSON.stringify(of(field))}, which is not a number`,
    ),
  };
}

/** Formats the strength of a beer for the database: percent with two decimals. */
export function abvText(abv: number | null, isFraction: boolean): string | null {
  const percent = abv === null ? null : abv * (isFraction ? 100 : 1);
  return percent === null || percent > BEER_MAX_ABV ? null : percent.toFixed(2);
}

/** Returns whether a list gives the strength as fractions: 0.05 for 5 %. */
export function areFractions(beers: readonly ListedBeer[]): boolean {
  const strengths = beers.flatMap(({ abv }) => (abv === null || abv === 0 ? [] : [abv]));
  return strengths.length > 0 && strengths.every((abv) => abv < STRONGEST_FRACTION);
}

function numberIn(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text.replace(/\s*%$/, ''));
  return Number.isFinite(value) && value >= 0 ? value : null;
}
