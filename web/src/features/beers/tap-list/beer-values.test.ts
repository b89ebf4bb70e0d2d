import { expect, test } from 'vitest';
import { beerForm, parseBeer } from './beer-values.ts';

const typed = { ...beerForm.values(), beerName: 'Wool Sock', beerStyle: 'Stout' };

test('numbers with units or commas are normalized', () => {
  const values = { ...typed, abv: '6,4 %', ibu: ' 35 ', priceSmall: '$ 4', priceLarge: '' };
  expect(parseBeer(values).data).toMatchObject({
    abv: '6.40',
    ibu: 35,
    priceSmall: '4.00',
    priceLarge: null,
    availability: 'available',
  });
});

test.each([
  [{ beerStyle: '' }, 'Please choose one of the styles.'],
  [{ abv: 'strong' }, 'Please enter a number from 0 to 70, such as 5.4.'],
  [{ ibu: 'very' }, 'Please enter a whole number, such as 35.'],
  [{ ibu: '1001' }, 'Please enter 1000 at most.'],
])('%j is an error of the field', (wrong, message) => {
  const { error } = parseBeer({ ...typed, ...wrong });
  expect(error?.issues[0]).toMatchObject({ path: [Object.keys(wrong)[0]], message });
});

test('only a coming beer has a time to go on', () => {
  const goesOnAt = '2031-07-04T17:00:00.000Z';
  expect(parseBeer({ ...typed, availability: 'coming', goesOnAt }).data).toMatchObject({
    goesOnAt,
  });
  expect(parseBeer({ ...typed, goesOnAt }).data).toMatchObject({ goesOnAt: null });
});
