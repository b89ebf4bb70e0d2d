import { expect, test } from 'vitest';
import { PlaceFinder } from './place-finder.ts';

const OKC = { city: 'Oklahoma City', state: 'Oklahoma' };
const breweries = [
  {
    id: 'porch',
    name: 'Porch Light Brewing Co.',
    ...OKC,
    latitude: '35.4667',
    longitude: '-97.5117',
  },
  { id: 'stone', name: 'Stonecloud Brewing', ...OKC, latitude: '35.4700', longitude: '-97.5300' },
  {
    id: 'tulsa',
    name: 'Porch Light Brewing',
    city: 'Tulsa',
    state: 'Oklahoma',
    latitude: '36.1500',
    longitude: '-95.9900',
  },
  {
    id: 'nowhere',
    name: 'Unmapped Ales',
    city: 'Enid',
    state: 'Oklahoma',
    latitude: null,
    longitude: null,
  },
];
const places = new PlaceFinder();
for (const brewery of breweries) places.add({ ...brewery, ownTimeZone: null });
const place = { city: null, state: null, latitude: null, longitude: null };

test.each([
  [
    'the same name near by',
    { placeName: 'Porch Light Brewing', latitude: '35.4670', longitude: '-97.5120' },
    'porch',
  ],
  [
    'a taproom near by',
    {
      placeName: 'PORCH LIGHT Brewing Company Taproom',
      latitude: '35.4670',
      longitude: '-97.5120',
    },
    'porch',
  ],
  [
    'a longer name near by',
    { placeName: 'Porch Light Patio & Garden', latitude: '35.4670', longitude: '-97.5120' },
    'porch',
  ],
  [
    'another place near by',
    { placeName: 'Corner Cafe', latitude: '35.4667', longitude: '-97.5117' },
    null,
  ],
  [
    'the name in the town',
    { placeName: 'Porch Light Brewing', city: 'Oklahoma City', state: 'OK' },
    'porch',
  ],
  [
    'the name in another town',
    { placeName: 'Porch Light Brewing', city: 'Tulsa', state: 'OK' },
    'tulsa',
  ],
  [
    'the name in a town far away',
    {
      placeName: 'Porch Light Brewing',
      city: 'Tulsa',
      state: 'OK',
      latitude: '52.5',
      longitude: '13.4',
    },
    null,
  ],
  ['the name in no town', { placeName: 'Porch Light Brewing' }, null],
  [
    'a brewery without a position',
    { placeName: 'Unmapped', city: 'Enid', state: 'Oklahoma' },
    'nowhere',
  ],
])('finds the brewery of %s', (_what, fields, expected) => {
  expect(places.find({ ...place, ...fields }).breweryId).toBe(expected);
});

test('check-ins at one place have one key, without a place none', () => {
  const cafe = { ...place, placeName: 'Corner Cafe', city: 'Tulsa' };
  expect(places.find(cafe).placeKey).toBe(
    places.find({ ...cafe, latitude: '1', longitude: '1' }).placeKey,
  );
  expect(places.find(cafe).placeKey).not.toBe(places.find({ ...cafe, city: 'Enid' }).placeKey);
  expect(places.find({ ...place, placeName: null })).toMatchObject({
    breweryId: null,
    placeKey: null,
  });
});
