import { fold } from '@hoptrail/contracts/lib/text/fold';
import { type BeerPrice, beerPrices } from '@hoptrail/contracts/lists/beer-prices';
import { beerSections, sectionLabels } from '@hoptrail/contracts/lists/beer-sections';
import { styleFor } from '@hoptrail/contracts/lists/published-beer-style';
import { parse } from 'papaparse';
import type { Menu } from '../../beer-line.tsx';
import type { BeerField } from '../beer-values.ts';
import { beerForm } from '../beer-values.ts';
import { askedPrices, priceLabels } from '../price-labels.ts';
import { type MenuLine, readMenuLine } from './read-menu-line.ts';

/** A beer of a text: its name and the texts of the fields that the text has. */
export interface ReadBeer {
  name: string;
  fields: Partial<Record<BeerField, string>>;
}

/** What a text says of beers. */
export interface ReadMenu {
  beers: ReadBeer[];
  /** The lines about a beer whose name is not known. */
  unread: string[];
}

/** Other names that columns have, folded. */
const synonyms: Readonly<Record<string, BeerField>> = {
  name: 'beerName',
  beer: 'beerName',
  product: 'beerName',
  item: 'beerName',
  style: 'beerStyle',
  type: 'beerStyle',
  alcohol: 'abv',
  price: 'priceLarge',
  notes: 'description',
  tapnumber: 'tapNumber',
};

/**
 * Reads a menu that somebody has pasted, a beer a line, or a list in CSV with a header.
 * @param menu the sizes, which name the prices
 * @returns undefined for CSV in which a quotation mark is not closed
 */
export function readMenu(text: string, menu: Menu): ReadMenu | undefined {
  const delimiter = delimiterOf(text, menu);
  return delimiter === undefined ? readLines(text, menu) : readCsv(text, delimiter, menu);
}

/** Returns the sign between the columns; undefined if the first line is no header of a list. */
function delimiterOf(text: string, menu: Menu): string | undefined {
  const header = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  return [',', ';', '\t'].find((sign) => {
    const fields = header.split(sign).map((name) => fieldOf(name, menu));
    return fields.length > 1 && fields.includes('beerName');
  });
}

function readCsv(text: string, delimiter: string, menu: Menu): ReadMenu | undefined {
  const { data, errors } = parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return undefined;
  const [header = [], ...rows] = data;
  const columns = header.map((name) => fieldOf(name, menu));
  const unread: string[] = [];
  const beers = rows.flatMap((cells) => {
    const fields: ReadBeer['fields'] = {};
    for (const [at, field] of columns.entries()) {
      const cell = withoutApostrophe((cells[at] ?? '').trim());
      // An empty cell says nothing: what is stored stays.
      if (field && cell) fields[field] = valueIn(field, cell);
    }
    const name = fields.beerName;
    if (!name) unread.push(cells.filter(Boolean).join(`${delimiter} `));
    return name ? [{ name, fields }] : [];
  });
  return { beers, unread };
}

/** Removes the sign that keeps a spreadsheet from running a text as a formula. */
function withoutApostrophe(cell: string): string {
  return /^'\s*[=+\-@]/.test(cell) ? cell.slice(1) : cell;
}

function fieldOf(column: string, menu: Menu): BeerField | undefined {
  const key = keyOf(column);
  const labels = { ...beerForm.labels, ...priceLabels(menu) };
  for (const field of Object.keys(labels) as BeerField[]) {
    if (key === keyOf(field) || key === keyOf(labels[field])) return field;
  }
  return synonyms[key];
}

function keyOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}

function valueIn(field: BeerField, cell: string): string {
  switch (field) {
    case 'beerStyle':
      return styleFor(cell) ?? '';
    case 'isLastKeg':
    case 'isNonAlcoholic':
    case 'isGlutenFree':
      return String(/^(true|yes|y|x|1)$/i.test(cell));
    case 'availability':
      return /coming|soon/i.test(cell)
        ? 'coming'
        : /gone|out|off/i.test(cell)
          ? 'gone'
          : 'available';
    case 'section': {
      const key = keyOf(cell);
      const section = beerSections.find((one) =>
        [keyOf(one), keyOf(sectionLabels[one])].includes(key),
      );
      return section ?? 'draft';
    }
    default:
      return cell;
  }
}

function readLines(text: string, menu: Menu): ReadMenu {
  const found: ReadBeer[] = [];
  const unread: string[] = [];
  let waiting = '';
  for (const typed of text.split(/\r?\n/)) {
    const line = readMenuLine(typed);
    const hasFacts = line.abv !== undefined || line.ibu !== undefined || line.prices.length > 0;
    if (hasFacts) {
      const above = readMenuLine(waiting);
      const isBelow = line.name === '' || isFactsOf(above, line);
      if (!isBelow) found.push(...withoutFacts(waiting, menu));
      const whole = isBelow
        ? { ...line, name: above.name, style: line.style ?? above.style }
        : line;
      if (whole.name) found.push(beerOf(whole, menu));
      else unread.push(typed.trim());
      waiting = '';
    } else {
      if (waiting) found.push(...withoutFacts(waiting, menu));
      waiting = isHeading(typed) ? '' : typed.trim();
    }
  }
  return { beers: [...found, ...withoutFacts(waiting, menu)], unread };
}

/** Returns whether a line that begins with a style is about the beer above it, which has none. */
function isFactsOf(above: MenuLine, { name, isStyled }: MenuLine): boolean {
  return above.name !== '' && !above.style && !isStyled && styleFor(name) !== undefined;
}

/** A line without a number is a beer if it names its style. */
function withoutFacts(typed: string, menu: Menu): ReadBeer[] {
  const line = readMenuLine(typed);
  return line.name && line.style ? [beerOf(line, menu)] : [];
}

/** Words that stand above beers, folded and without blanks. */
const headings = [
  ...Object.values(sectionLabels).map(keyOf),
  ...[
    'beer',
    'beers',
    'bottles',
    'comingsoon',
    'draft',
    'guests',
    'menu',
    'ontap',
    'taplist',
    'taps',
  ],
];

function isHeading(typed: string): boolean {
  return /:\s*$/.test(typed) || headings.includes(keyOf(typed));
}

function beerOf({ name, style, abv, ibu, prices }: MenuLine, menu: Menu): ReadBeer {
  const fields: ReadBeer['fields'] = { beerName: name, availability: 'available' };
  if (style) fields.beerStyle = style;
  if (abv !== undefined) fields.abv = abv;
  if (ibu !== undefined) fields.ibu = ibu;
  for (const [price, value] of pricesOf(prices, menu)) fields[price] = value;
  return { name, fields };
}

/** Returns the sizes of prices: the last ones, because a single price is that of the usual glass. */
function pricesOf(values: readonly string[], menu: Menu): [BeerPrice, string][] {
  const none = Object.fromEntries(beerPrices.map((price) => [price, ''])) as Record<
    BeerPrice,
    string
  >;
  const asked = askedPrices(menu, none);
  const shown = values.slice(0, asked.length);
  return asked.slice(asked.length - shown.length).map((price, at) => [price, shown[at] ?? '']);
}
