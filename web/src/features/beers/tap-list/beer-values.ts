import { type Beer, beer, beerCreate } from '@hoptrail/contracts/beers';
import type { FormValues } from '../../../components/form/drafts/form-draft.ts';

const fields = {
  beerName: true,
  beerStyle: true,
  abv: true,
  ibu: true,
  description: true,
  priceSmall: true,
  priceMedium: true,
  priceLarge: true,
  availability: true,
} as const;

export type BeerField = keyof typeof fields;
export type BeerSeen = Pick<Beer, BeerField>;

const stored = beer.pick(fields);
const input = beerCreate.omit({ breweryId: true });

export const beerLabels: Readonly<Record<BeerField, string>> = {
  beerName: 'Beer Name',
  beerStyle: 'Style',
  abv: 'ABV %',
  ibu: 'IBU',
  description: 'Description',
  priceSmall: 'Small $',
  priceMedium: 'Medium $',
  priceLarge: 'Large $',
  availability: 'Availability',
};

/** What the form begins with: a beer, or an empty one that is on tap. */
export function beerValues(from?: BeerSeen): FormValues<BeerField> {
  return {
    beerName: from?.beerName ?? '',
    beerStyle: from?.beerStyle ?? '',
    abv: from?.abv ?? '',
    ibu: from?.ibu?.toString() ?? '',
    description: from?.description ?? '',
    priceSmall: from?.priceSmall ?? '',
    priceMedium: from?.priceMedium ?? '',
    priceLarge: from?.priceLarge ?? '',
    availability: from?.availability ?? 'available',
  };
}

/** The beer that the form changes. */
export function beerBasis(from: Beer) {
  return {
    seen: stored.parse(from),
    read: (json: unknown) => stored.safeParse(json).data,
    values: beerValues,
  };
}

/** What the server is sent; a decimal comma counts as a point. */
export function parseBeer(values: FormValues<BeerField>) {
  return input.safeParse({
    ...values,
    abv: withPoint(values.abv),
    ibu: values.ibu.trim() ? Number(values.ibu) : null,
    priceSmall: withPoint(values.priceSmall),
    priceMedium: withPoint(values.priceMedium),
    priceLarge: withPoint(values.priceLarge),
  });
}

export type BeerInput = NonNullable<ReturnType<typeof parseBeer>['data']>;

function withPoint(typed: string): string {
  return typed
    .trim()
    .replace(/^[$€£]\s*/, '')
    .replace(/\s*%$/, '')
    .replace(',', '.');
}
