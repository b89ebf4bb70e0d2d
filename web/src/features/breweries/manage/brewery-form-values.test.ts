import { expect, test } from 'vitest';
import { breweryForm, parseBreweryForm } from './brewery-form-values.ts';

const filledIn = {
  ...breweryForm.values(),
  name: 'Lampwick Brewing Co.',
  type: 'Craft Brewery',
  address: '120 N Robinson Ave',
  city: 'Oklahoma City',
  state: 'Oklahoma',
  zipCode: '73102',
};

test('empty fields are sent as null, social links in one object', () => {
  const typed = { ...filledIn, hours: 'Mon closed', website: 'https://lampwick.example' };
  expect(parseBreweryForm('lampwick', typed).data).toMatchObject({
    id: 'lampwick',
    hours: 'Mon closed',
    policies: null,
    tapListUrl: null,
    socialLinks: { website: 'https://lampwick.example', facebook: null, instagram: null, x: null },
  });
});

test('links without https get it', () => {
  const typed = { ...filledIn, tapListUrl: 'taps.example', x: 'x.com/lampwick' };
  expect(parseBreweryForm('lampwick', typed).data).toMatchObject({
    tapListUrl: 'https://taps.example',
    socialLinks: { x: 'https://x.com/lampwick' },
  });
});

test('name and address of a brewery are required', () => {
  const typed = { ...filledIn, name: ' ', city: '' };
  expect(parseBreweryForm('lampwick', typed).success).toBe(false);
});
