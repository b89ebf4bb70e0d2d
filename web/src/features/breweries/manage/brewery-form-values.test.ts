import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { expect, test } from 'vitest';
import { breweryFormValues, parseBreweryForm } from './brewery-form-values.ts';

const brewery: BreweryDetail = {
  id: 'lampwick',
  name: 'Lampwick Brewing Co.',
  address: '120 N Robinson Ave',
  city: 'Oklahoma City',
  state: 'Oklahoma',
  zipCode: '73102',
  latitude: null,
  longitude: null,
  image: null,
  logo: null,
  type: 'Craft Brewery',
  hours: 'Mon closed',
  policies: null,
  socialLinks: { website: 'https://lampwick.example', instagram: null },
  phone: null,
  podcastUrl: null,
  photos: [],
  tapListUrl: null,
  podcastEpisode: null,
  checkins: 0,
  rating: '0.0',
  ownerId: null,
  bannerImage: '/objects/uploads/1',
  bannerLink: null,
  untappdUrl: null,
  closedAt: null,
  createdAt: '2026-05-01T10:00:00.000Z',
  checkinRadiusKm: 0.1,
  viewer: { canEdit: true },
};

test('a brewery that is saved as it was is sent as it was, empty fields as null', () => {
  expect(parseBreweryForm(brewery.id, breweryFormValues(brewery)).data).toMatchObject({
    id: 'lampwick',
    hours: 'Mon closed',
    policies: null,
    tapListUrl: null,
    bannerImage: '/objects/uploads/1',
    socialLinks: { website: 'https://lampwick.example', facebook: null, instagram: null, x: null },
  });
});

test('links may be typed without https', () => {
  const typed = { ...breweryFormValues(brewery), tapListUrl: 'taps.example', x: 'x.com/lampwick' };
  expect(parseBreweryForm(brewery.id, typed).data).toMatchObject({
    tapListUrl: 'https://taps.example',
    socialLinks: { x: 'https://x.com/lampwick' },
  });
});

test('a brewery has a name and an address', () => {
  const typed = { ...breweryFormValues(brewery), name: ' ', city: '' };
  expect(parseBreweryForm(brewery.id, typed).success).toBe(false);
});
