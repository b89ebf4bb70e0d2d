import { BEER_MAX_ABV, BEER_MAX_IBU } from '@hoptrail/contracts/limits';
import type { BeerStyle } from '@hoptrail/contracts/lists/beer-styles';
import { z } from 'zod';
import { styleFor } from './beer-style.rules.ts';

/** A beer as a list has it. */
export interface ListedBeer {
  name: string;
  style: BeerStyle;
  /** As published: a fraction or percent, which only the whole list tells. */
  abv: number | null;
  ibu: number | null;
  /** In a list of breweries beside it, where the beer names its brewery so. */
  breweryId: string;
  brewery: string;
  city: string;
  state: string;
  /** What could not be read and is left out. */
  leftOut: string[];
}

export type BeerOutcome = ListedBeer | { skipped: 'no name' | 'no style of the finder' };

const MAX_NAME = 200;
/** No list has only beers weaker than this: such numbers are fractions. */
const STRONGEST_FRACTION = 1;

const cell = z.unknown().transform((value) =>
  String(value ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim(),
);

/** Turns a row of a list of beers into a beer; columns go by the names that lists use. */
export function readBeerRow(fields: Readonly<Record<string, unknown>>): BeerOutcome {
  const of = (...names: string[]) =>
    names.map((name) => cell.parse(fields[name])).find((text) => text !== '') ?? '';
  const name = of('name', 'beer', 'beer_name').slice(0, MAX_NAME);
  const style = styleFor(of('style', 'beer_style'));
  if (name === '') return { skipped: 'no name' };
  if (style === undefined) return { skipped: 'no style of the finder' };
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
    leftOut: leftOut.map((field) => `${field} is ${JSON.stringify(of(field))}, which is no number`),
  };
}

/** How strong a beer is, as the database keeps it: percent with two decimals. */
export function abvText(abv: number | null, isFraction: boolean): string | null {
  const percent = abv === null ? null : abv * (isFraction ? 100 : 1);
  return percent === null || percent > BEER_MAX_ABV ? null : percent.toFixed(2);
}

/** Whether a list says 0.05 where another says 5 %. */
export function areFractions(beers: readonly ListedBeer[]): boolean {
  const known = beers.flatMap(({ abv }) => (abv === null || abv === 0 ? [] : [abv]));
  return known.length > 0 && known.every((abv) => abv < STRONGEST_FRACTION);
}

function numberIn(text: string): number | null {
  const value = text === '' ? Number.NaN : Number(text.replace(/\s*%$/, ''));
  return Number.isFinite(value) && value >= 0 ? value : null;
}
