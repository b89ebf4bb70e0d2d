import { beerStyles } from '@hoptrail/contracts/lists/beer-styles';
import { expect, test } from 'vitest';
import { toggledFamily } from './chosen-styles.ts';
import { familiesOf, shareOf, styleFamilies } from './style-families.ts';

const [lagers] = styleFamilies.filter(({ name }) => name === 'Lagers');

test('each style is in one family, whose glass has the color of one of them', () => {
  const listed = styleFamilies.flatMap(({ styles }) => [...styles]);
  expect(listed.toSorted()).toEqual([...beerStyles].toSorted());
  for (const { glass, styles } of styleFamilies) expect(styles).toContain(glass);
});

test('the glass of a family fills with its chosen styles', () => {
  expect(styleFamilies.map((family) => shareOf(family, ['Stout', 'Cider', 'Mead']))).toEqual([
    0,
    0,
    0,
    0,
    1 / 3,
    0,
    1,
  ]);
  const found = familiesOf(['IPA', 'Stout']).map(({ family }) => family.name);
  expect(found).toEqual(['Hoppy', 'Rich']);
});

test('a tap on a glass adds the missing styles of its family, and removes a whole one', () => {
  if (!lagers) throw new Error('There are no lagers.');
  const all = toggledFamily(['Stout', 'Pilsner'], lagers.styles);
  expect(all).toEqual(['Lager', 'Märzen', 'Pilsner', 'Stout']);
  expect(toggledFamily(all, lagers.styles)).toEqual(['Stout']);
});
