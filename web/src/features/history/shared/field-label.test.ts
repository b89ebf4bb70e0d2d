import { expect, test } from 'vitest';
import { fieldLabel, valueText } from './field-label.ts';

test.each([
  ['hours', 'Hours'],
  ['socialLinks.website', 'Website'],
  ['releaseDate', 'Release date'],
  ['breweriesBannerImage', 'Breweries banner image'],
  ['zipCode', 'ZIP code'],
])('the field %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label);
});

test('values are words', () => {
  expect(valueText(null)).toBe('Empty');
  expect(valueText('/objects/uploads/1')).toBe('A picture');
  expect(valueText('/objects/uploads/1, /art/photos/2.svg')).toBe('2 pictures');
  expect(valueText('Daily 3 pm')).toBe('Daily 3 pm');
  expect(valueText('Dogs, cats')).toBe('Dogs, cats');
});
