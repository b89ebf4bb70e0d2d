import { type DemoBrewery, inTown } from '../../demo-brewery.ts';

/** Breweries that have closed: their pages are there, but no list shows them. */
export const closedBreweries: readonly DemoBrewery[] = inTown(
  { city: 'Guthrie', state: 'Oklahoma', areaCode: '405' },
  [
    {
      name: 'Last Reel Brewing',
      type: 'Brewpub',
      address: '212 W Oklahoma Ave',
      zipCode: '73044',
      position: ['35.8786', '-97.4268'],
      rating: '4.1',
      hours: 'late',
      policies: 'patioDogs',
      closedDaysAgo: 40,
    },
  ],
);
