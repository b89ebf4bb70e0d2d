import type { DemoBrewery } from '../demo-brewery.ts';
import { farAway } from './breweries/far-away.ts';
import { oklahomaCityDistricts } from './breweries/oklahoma-city-districts.ts';
import { oklahomaCityDowntown } from './breweries/oklahoma-city-downtown.ts';
import { oklahomaCitySuburbs } from './breweries/oklahoma-city-suburbs.ts';
import { oklahomaTowns } from './breweries/oklahoma-towns.ts';
import { plains } from './breweries/plains.ts';

/** Breweries within an hour's drive of Oklahoma City. */
export const nearbyBreweries: readonly DemoBrewery[] = [
  ...oklahomaCityDowntown,
  ...oklahomaCityDistricts,
  ...oklahomaCitySuburbs,
  ...oklahomaTowns,
];

export const demoBreweries: readonly DemoBrewery[] = [...nearbyBreweries, ...plains, ...farAway];

/** The brewery that `owner@example.com` owns. */
export const OWNED_BREWERY = 'Lampwick Brewing Co.';
