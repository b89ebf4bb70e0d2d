import { fold } from '../lib/fold.ts';
import type { HoursKind, PoliciesKind } from './content/house-rules.ts';
import { uuidFor } from './uuid-for.ts';

/** An invented brewery, as it is written down; everything else about it follows. */
export interface DemoBrewery {
  name: string;
  type: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  areaCode: string;
  /** Latitude and longitude; null for the one that nobody can check in at. */
  position: readonly [latitude: string, longitude: string] | null;
  rating: string;
  hours: HoursKind;
  policies: PoliciesKind;
  /** Where people stand further from the pin than elsewhere. */
  checkinRadiusKm?: number;
  /** Since when it is closed; left out while it is open. */
  closedDaysAgo?: number;
  /** What its banner advertises. */
  banner?: { title: string; line: string };
}

type Town = Pick<DemoBrewery, 'city' | 'state' | 'areaCode'>;

/** Breweries of one town. */
export function inTown(town: Town, breweries: readonly Omit<DemoBrewery, keyof Town>[]) {
  return breweries.map((brewery): DemoBrewery => ({ ...town, ...brewery }));
}

/** The id that a demo brewery always has. */
export function breweryId({ name }: Pick<DemoBrewery, 'name'>): string {
  return uuidFor(`brewery:${name}`);
}

/** A name for addresses on the web: `Café Malt` is `cafe-malt`. */
export function slugFor(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
