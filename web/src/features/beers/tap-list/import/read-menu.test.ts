import { expect, test } from 'vitest';
import { readMenu } from './read-menu.ts';
import { readMenuLine } from './read-menu-line.ts';

const sizes = {
  servingSizes: [
    { price: 'priceSmall' as const, name: 'Taster' },
    { price: 'priceLarge' as const, name: 'Pint' },
  ],
  currency: null,
  timeZone: null,
};
/** Returns the beers of a text. */
const beersOf = (...read: Parameters<typeof readMenu>) => readMenu(...read)?.beers;
const none = { servingSizes: [], currency: null, timeZone: null };

test.each([
  ['Night Shift - Stout, 6.2 %, 45 IBU, $6', 'Night Shift', 'Stout', '6.2', '45', ['6']],
  [
    '1. Hop Lantern (IPA) 6.5% ABV 60 IBUs $4 / $7.50',
    'Hop Lantern',
    'IPA',
    '6.5',
    '60',
    ['4', '7.50'],
  ],
  ['Redbud Hazy IPA ....... 7.00', 'Redbud Hazy IPA', 'IPA', undefined, undefined, ['7.00']],
  ['• Dunkle Gasse | Dunkel | 5,4 % | 4,50 €', 'Dunkle Gasse', 'Lager', '5,4', undefined, ['4,50']],
  ['Copper Kettle Amber\t5.2%\t28 IBU\t6', 'Copper Kettle Amber', 'Amber', '5.2', '28', ['6']],
  ['7 Hills Pils 4.9%', '7 Hills Pils', 'Pilsner', '4.9', undefined, []],
  ['IPA 6.5% 45 IBU', '', 'IPA', '6.5', '45', []],
  ['ABV: 11.5% Old Ledger, Barleywine', 'Old Ledger', 'Barleywine', '11.5', undefined, []],
  ['Mystery Pour', 'Mystery Pour', undefined, undefined, undefined, []],
] as const)('reads the line %j', (line, name, style, abv, ibu, prices) => {
  const read = readMenuLine(line);
  if (name) expect(read.name).toBe(name);
  expect(read).toMatchObject({ style, abv, ibu, prices });
});

test('reads a pasted menu with headings, names above their facts, and lines that are no beers', () => {
  const text = `ON DRAFT:
Night Shift Stout
6.2% ABV, 45 IBU   $3  $6

Lantern Lager
Pilsner, 4.8%
Brewed with love since 2012
Dark Corner – Porter
Open until ten`;
  expect(beersOf(text, sizes)).toEqual([
    {
      name: 'Night Shift Stout',
      fields: {
        ...{ beerName: 'Night Shift Stout', availability: 'available' },
        ...{ beerStyle: 'Stout', abv: '6.2', ibu: '45', priceSmall: '3', priceLarge: '6' },
      },
    },
    {
      name: 'Lantern Lager',
      fields: {
        ...{ beerName: 'Lantern Lager', availability: 'available' },
        ...{ beerStyle: 'Pilsner', abv: '4.8' },
      },
    },
    {
      name: 'Dark Corner',
      fields: { beerName: 'Dark Corner', availability: 'available', beerStyle: 'Porter' },
    },
  ]);
});

test('headings without a colon are no beers, and each line of its own is one', () => {
  const text = `ON DRAFT
Fireside Wheat - Wheat, 5.1%, $4 / $6
Lantern Lager
House Pilsner, 4.8%
Night Shift
Imperial Stout, 9%
Guest taps
Redbud IPA 7%`;
  expect(beersOf(text, sizes)?.map(({ name, fields }) => [name, fields.beerStyle])).toEqual([
    ['Fireside Wheat', 'Wheat'],
    ['Lantern Lager', 'Lager'],
    ['House Pilsner', 'Pilsner'],
    ['Night Shift', 'Stout'],
    ['Redbud IPA', 'IPA'],
  ]);
});

test('names the lines whose beer is not known', () => {
  const text = 'Mystery Pour 5.5%\nPilsner, 4.8%, $5\nWe are open until ten';
  expect(readMenu(text, none)).toMatchObject({
    beers: [{ name: 'Mystery Pour' }],
    unread: ['Pilsner, 4.8%, $5'],
  });
  expect(readMenu('Name;Style\nLamp;IPA\n;Stout', none)?.unread).toEqual(['Stout']);
});

test('a single price is that of the largest size', () => {
  expect(beersOf('Night Shift Stout $6', sizes)?.[0]?.fields).toMatchObject({ priceLarge: '6' });
  expect(beersOf('Night Shift Stout $6', none)?.[0]?.fields).toMatchObject({ priceLarge: '6' });
});

test('reads CSV of other apps by the names of their columns; an empty cell says nothing', () => {
  const text = `\ufeffName;Style;ABV;Price;Serving\r\n"Lantern; Lager";Helles;4,8;6;Draft\r\nNameless\r\n;IPA;5;;\r\n`;
  expect(beersOf(text, none)).toEqual([
    {
      name: 'Lantern; Lager',
      fields: { beerName: 'Lantern; Lager', beerStyle: 'Lager', abv: '4,8', priceLarge: '6' },
    },
    { name: 'Nameless', fields: { beerName: 'Nameless' } },
  ]);
});

test('reads a formula as a text, and refuses a quotation mark that is not closed', () => {
  expect(beersOf(`Beer Name,Style\r\n'=1+1,IPA`, none)?.[0]?.name).toBe('=1+1');
  expect(beersOf(`Beer Name,Style\r\n"Open,IPA\r\nOther,IPA`, none)).toBeUndefined();
});

test('a text without beers has none', () => {
  expect(beersOf('Hello\nWe are open until ten', none)).toEqual([]);
  expect(beersOf('', none)).toEqual([]);
});
