import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { searchTextOfBrewery } from '../../lib/keys.ts';

export type NewBrewery = Insertable<Tables['breweries']>;

/** Returns a complete brewery in Oklahoma City; its search text derives from its name and place. */
export function makeBrewery(overrides: Partial<NewBrewery> = {}): NewBrewery {
  const brewery = {
    id: randomUUID(),
    name: 'Porch Light Brewing',
    address: '214 E Sheridan Ave',
    city: 'Oklahoma City',
    state: 'Oklahoma',
    zipCode: '73104',
    latitude: '35.4666',
    longitude: '-97.5116',
    image: null,
    logo: null,
    type: 'Craft Brewery',
    hours: 'Mon-Thu 3 pm - 10 pm\nFri-Sat 11 am - midnight\nSun noon - 8 pm',
    policies: 'Kids welcome until 8 pm. Dogs on the patio.',
    socialLinks: '{}',
    phone: '(405) 555-0100',
    podcastUrl: null,
    photos: '[]',
    tapListUrl: null,
    podcastEpisode: null,
    checkins: 0,
    rating: '4.2',
    ownerId: null,
    bannerImage: null,
    bannerLink: null,
    untappdUrl: null,
    checkinRadiusKm: null,
    createdAt: '2025-03-01T18:00:00.000Z',
    ...overrides,
  };
  return { searchText: searchTextOfBrewery(brewery), ...brewery };
}
