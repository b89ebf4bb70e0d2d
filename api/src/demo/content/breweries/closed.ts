import { type DemoBrewery, inTown } from '../../demo-brewery.ts';

/** Closed breweries, which have a page but appear in no list. */
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
