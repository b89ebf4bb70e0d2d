import type { BeerHad } from '@hoptrail/contracts/beers/had';

interface BeersOfStyle {
  style: string;
  beers: BeerHad[];
}

/** Returns beers in groups of one style, in the order of the list. */
export function byStyle(beers: readonly BeerHad[]): BeersOfStyle[] {
  const groups = Map.groupBy(beers, ({ style }) => style);
  return [...groups].map(([style, ofStyle]) => ({ style, beers: ofStyle }));
}
