import type { Beer } from '@hoptrail/contracts/beers/beers';
import { expect, test } from 'vitest';
import { someBeer } from '../../../../testing/beer.ts';
import { menuCsv } from './menu-csv.ts';
import { compareMenu, withValue } from './proposals.ts';
import { readMenu } from './read-menu.ts';

const menu = { servingSizes: [], currency: null, timeZone: null };
const beer = (fields: Partial<Beer>) =>
  someBeer({
    ...{ id: 'stout', beerName: 'Night Shift', beerStyle: 'Stout', description: 'Roasted' },
    ...{ tapNumber: 4, abv: '6.20', ibu: 45, priceLarge: '6.00' },
    ...fields,
  });
const compare = (text: string, beers: readonly Beer[]) =>
  compareMenu(readMenu(text, menu)?.beers ?? [], beers);

test('what was exported changes nothing', () => {
  const beers = [
    beer({}),
    beer({
      id: 'odd',
      beerName: '=SUM(1)',
      description: '-5 is "cold",\nreally',
      availability: 'gone',
    }),
  ];
  expect(compare(menuCsv(beers, menu), beers)).toEqual({ proposals: [], same: 2 });
});

test('another value changes only its field, and the same number written otherwise does not', () => {
  const { proposals, same } = compare('NIGHT SHIFT – Stout, 6,2 %, $7', [beer({})]);
  expect(same).toBe(0);
  expect(proposals).toMatchObject([{ changed: ['priceLarge'], input: { priceLarge: '7.00' } }]);
  expect(proposals[0]?.values).toMatchObject({ description: 'Roasted', tapNumber: '4' });
});

test('a beer that is gone comes back on tap', () => {
  const { proposals } = compare('Night Shift, Stout', [beer({ availability: 'gone' })]);
  expect(proposals).toMatchObject([{ changed: ['availability'] }]);
});

test('a new beer without a style waits for one', () => {
  const [proposal] = compare('Mystery Pour 5.5%', [beer({})]).proposals;
  expect(proposal).toMatchObject({ beer: undefined, input: undefined });
  expect(proposal && withValue(proposal, 'beerStyle', 'IPA')).toMatchObject({
    input: { beerName: 'Mystery Pour', beerStyle: 'IPA', abv: '5.50' },
  });
});

test('a line twice is one beer', () => {
  expect(compare('Twin IPA 6%\nTwin IPA $7', []).proposals).toMatchObject([
    { values: { abv: '6', priceLarge: '7' } },
  ]);
});

test('a value that a beer cannot have is explained', () => {
  const [proposal] = compare('Beer Name,Style,ABV\nRocket,IPA,strong', []).proposals;
  expect(proposal).toMatchObject({ input: undefined, problem: expect.stringMatching(/ABV/) });
});
