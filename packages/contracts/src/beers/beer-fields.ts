import type { FieldList } from '../field-lists/field-list.ts';
import { BEER_MAX_ABV, BEER_MAX_IBU, BEER_MAX_PRICE, TAP_NUMBER_MAX } from '../limits.ts';
import { availabilities } from '../lists/beer-availability.ts';
import { beerSections } from '../lists/beer-sections.ts';

const price = { kind: 'decimal', optional: true, max: BEER_MAX_PRICE, example: '6.50' } as const;

/** The fields of a beer that the brewery's owners and administrators edit. */
export const beerFields = {
  beerName: { kind: 'line', label: 'Beer Name' },
  beerStyle: { kind: 'line', label: 'Style', history: 'Beer style' },
  availability: {
    kind: 'choice',
    label: 'Availability',
    options: availabilities,
    hasDefault: true,
  },
  /** When a coming beer goes on tap by itself. */
  goesOnAt: { kind: 'instant', optional: true, label: 'Goes On' },
  section: { kind: 'choice', label: 'Section', options: beerSections, hasDefault: true },
  tapNumber: {
    kind: 'integer',
    optional: true,
    label: 'Tap',
    min: 1,
    max: TAP_NUMBER_MAX,
    example: '7',
  },
  isLastKeg: { kind: 'flag', label: 'Last Keg', hasDefault: true },
  abv: {
    kind: 'decimal',
    optional: true,
    label: 'ABV %',
    history: 'ABV',
    max: BEER_MAX_ABV,
    example: '5.4',
  },
  ibu: { kind: 'integer', optional: true, label: 'IBU', min: 0, max: BEER_MAX_IBU, example: '35' },
  priceSmall: { ...price, label: 'Small $', history: 'Price small' },
  priceMedium: { ...price, label: 'Medium $', history: 'Price medium' },
  priceLarge: { ...price, label: 'Large $', history: 'Price large' },
  priceFourth: { ...price, label: 'Fourth $', history: 'Price fourth' },
  priceFifth: { ...price, label: 'Fifth $', history: 'Price fifth' },
  isNonAlcoholic: { kind: 'flag', label: 'Non-alcoholic', hasDefault: true },
  isGlutenFree: { kind: 'flag', label: 'Gluten-free', hasDefault: true },
  description: { kind: 'text', optional: true, label: 'Description' },
} as const satisfies FieldList;
