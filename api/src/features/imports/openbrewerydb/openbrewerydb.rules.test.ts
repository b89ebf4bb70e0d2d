import { expect, test } from 'vitest';
import { readRow } from './openbrewerydb.rules.ts';

const row = {
  id: '5128DF48-79fc-4f0f-8b52-d06be54d0cec',
  name: ' Red  Dirt Brewing ',
  brewery_type: 'micro',
  address_1: '12 Main St',
  address_2: '',
  address_3: '',
  city: 'Norman',
  state_province: 'Oklahoma',
  postal_code: '73069-8224',
  country: 'United States',
  phone: '4055550149',
  website_url: 'http://WWW.reddirt.example.com',
  longitude: '-97.46818222',
  latitude: '35.25738891',
};

function brewery(overrides: Record<string, unknown>) {
  const outcome = readRow({ ...row, ...overrides });
  if (outcome.kind !== 'brewery')
    throw new Error(`This is not a brewery: ${JSON.stringify(outcome)}`);
  return outcome;
}

test('reads a published row', () => {
  expect(readRow(row)).toEqual({
    kind: 'brewery',
    id: '5128df48-79fc-4f0f-8b52-d06be54d0cec',
    values: {
      name: 'Red Dirt Brewing',
      address: '12 Main St',
      city: 'Norman',
      state: 'Oklahoma',
      zipCode: '73069-8224',
      latitude: '35.25738891',
      longitude: '-97.46818222',
      type: 'Craft Brewery',
      phone: '(405) 555-0149',
      website: 'http://www.reddirt.example.com/',
    },
    warnings: [],
  });
});

test('reads a row of the public API as the same brewery', () => {
  const { address_1, state_province, ...others } = row;
  const api = {
    ...others,
    address_1: null,
    street: address_1,
    state_province: null,
    state: state_province,
    latitude: 35.25738891,
    longitude: -97.46818222,
  };
  expect(readRow(api)).toEqual(readRow(row));
});

test.each([
  ['brewpub', 'Brewpub'],
  ['nano', 'Nanobrewery'],
  ['proprietor', 'Alternating Proprietor'],
  ['beergarden', 'Beer Garden'],
  ['something new', 'Craft Brewery'],
  ['constructor', 'Craft Brewery'],
  ['', 'Craft Brewery'],
])('the type %j reads %s', (published, type) => {
  expect(brewery({ brewery_type: published }).values.type).toBe(type);
});

test.each([
  [{ brewery_type: 'planning' }, 'planned'],
  [{ name: '  ' }, 'no name'],
  [{ address_1: '' }, 'no address'],
  [{ city: null }, 'no city'],
  [{ state_province: '' }, 'no state'],
  [{ postal_code: '-' }, 'no postal code'],
])('a row with %j is skipped: %s', (change, reason) => {
  expect(readRow({ ...row, ...change })).toEqual({ kind: 'skipped', reason });
});

test('reads only the state of a closed brewery, with any other columns missing', () => {
  const closed = { ...row, brewery_type: 'Closed', address_1: '', city: '' };
  expect(readRow(closed)).toEqual({ kind: 'closed', id: row.id.toLowerCase() });
});

test.each([
  [{ id: 'red-dirt' }, 'id is not an id of Open Brewery DB'],
  [{ name: ['Red'] }, 'name is no text'],
  [{ city: 'x'.repeat(501) }, 'city is longer than 500 characters'],
  [{ name: 'Caf\uFFFD' }, 'name is not written in UTF-8'],
])('a row with %j is broken', (change, problem) => {
  expect(readRow({ ...row, ...change })).toEqual({ kind: 'broken', problem });
});

test('joins the three columns of the address', () => {
  const { address } = brewery({ address_2: 'Unit 4', address_3: 'The Yard' }).values;
  expect(address).toBe('12 Main St, Unit 4, The Yard');
});

test.each([
  ['73069-', '73069'],
  ['-73069', '73069'],
  ['D01 Y6P1', 'D01 Y6P1'],
])('reads the postal code %j as %j', (published, zipCode) => {
  expect(brewery({ postal_code: published }).values.zipCode).toBe(zipCode);
});

test.each([
  ['4055550149', 'United States', '(405) 555-0149'],
  ['14055550149', 'United States', '(405) 555-0149'],
  ['405.555.0149', 'United States', '(405) 555-0149'],
  ['9055550149.0', 'Canada', '(905) 555-0149'],
  ['+49 9261 628000', 'Germany', '+49 9261 628000'],
  ['1223 555014', 'England', '1223 555014'],
  ['', 'Germany', null],
])('the phone %j in %s reads %j', (published, country, phone) => {
  const nowhere = { latitude: '', longitude: '' };
  expect(brewery({ phone: published, country, ...nowhere })).toMatchObject({
    values: { phone },
    warnings: [],
  });
});

test.each([
  [{ phone: 'http://phone.example.com' }, 'phone', { phone: null }],
  [{ phone: '405' }, 'phone', { phone: null }],
  [{ website_url: 'javascript:alert(1)' }, 'website', { website: null }],
  [{ website_url: 'http://tbd' }, 'website', { website: null }],
  [{ website_url: 'www.reddirt.example.com' }, 'website', { website: null }],
  [{ latitude: '90.1' }, 'coordinates', { latitude: null, longitude: null }],
  [{ longitude: '-180.5' }, 'coordinates', { latitude: null, longitude: null }],
  [{ latitude: '0x10' }, 'coordinates', { latitude: null, longitude: null }],
  [{ latitude: '' }, 'coordinates', { latitude: null, longitude: null }],
  [{ latitude: '0.0', longitude: '0' }, 'coordinates', { latitude: null, longitude: null }],
])('accepts a brewery without %j, with a warning', (change, warning, values) => {
  expect(brewery(change)).toMatchObject({ values, warnings: [warning] });
});

test.each([
  ['42.72010826899558', '42.72010827'],
  ['51', '51'],
  ['51.50', '51.5'],
  ['1e-9', '0'],
  ['-1e-9', '0'],
  ['-7.5E1', '-75'],
])('stores the latitude %j as %j', (published, latitude) => {
  const outcome = brewery({ latitude: published, country: 'Atlantis' });
  expect(outcome.values.latitude).toBe(latitude);
});

test.each([
  ['swapped numbers', '-97.47', '35.26', 'Oklahoma', 'United States'],
  ['a lost sign of the longitude', '35.26', '97.47', 'Oklahoma', 'United States'],
  ['a wrong sign of the latitude', '-35.26', '-97.47', 'Oklahoma', 'United States'],
  ['another state', '45.52', '-122.68', 'Maine', 'United States'],
  ['another state by its letters', '45.52', '-122.68', 'ME', 'USA'],
  ['another state without a country', '45.52', '-122.68', 'Maine', ''],
  ['another province', '49.28', '-123.12', 'Ontario', 'Canada'],
  ['swapped numbers in Italy', '11.36', '46.5', 'Bolzano', 'Italy'],
  ['a lost sign in Ireland', '53.75', '9.73', 'Mayo', 'Ireland'],
  ['a lost sign in Australia', '33.87', '151.21', 'NSW', 'Australia'],
  ['a lost sign in a state that is not known', '35.26', '97.47', 'Oklahoma City', 'USA'],
])('leaves out a position with %s', (_, latitude, longitude, state_province, country) => {
  expect(brewery({ latitude, longitude, state_province, country })).toMatchObject({
    values: { latitude: null, longitude: null },
    warnings: expect.arrayContaining(['coordinates']),
  });
});

test.each([
  ['Alaska beyond the 180th meridian', '52.9', '172.9', 'Alaska', 'United States'],
  ['a state that is not known', '13.44', '144.79', 'Guam', 'United States'],
  ['a place without a country', '35.26', '97.47', 'Xinjiang', ''],
  ['a country that is not known', '13.44', '144.79', '', 'Atlantis'],
  ['a country whose states are not known', '-33.93', '18.46', 'Gauteng', 'South Africa'],
  ['an island far from its country', '37.74', '-25.67', 'Açores', 'Portugal'],
  ['a town at the border', '48.6152', '-93.3474', 'Minnesota', 'United States'],
  ['Georgia, which is also a country', '33.75', '-84.39', 'Georgia', ''],
  ['another spelling', '45.5', '-73.57', 'QUÉBEC', 'canada'],
])('keeps a position in %s', (_, latitude, longitude, state_province, country) => {
  const { values, warnings } = brewery({
    latitude,
    longitude,
    state_province: state_province || 'X',
    country,
  });
  expect([values.latitude, values.longitude, warnings]).toEqual([latitude, longitude, []]);
});

test('does not warn of missing coordinates', () => {
  expect(brewery({ latitude: '', longitude: '' })).toMatchObject({
    values: { latitude: null, longitude: null },
    warnings: [],
  });
});
