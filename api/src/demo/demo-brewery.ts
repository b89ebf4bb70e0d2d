import { fold } from '@hoptrail/contracts/lib/text/fold';
import type { HoursKind, PoliciesKind } from './content/house-rules.ts';
import { uuidFor } from './uuid-for.ts';

/** An invented brewery. `rows/breweries.ts` derives its other columns. */
export interface DemoBrewery {
  name: string;
  type: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  areaCode: string;
  /** Latitude and longitude. One demo brewery has none (null), and refuses check-ins. */
  position: readonly [latitude: string, longitude: string] | null;
  rating: string;
  hours: HoursKind;
  policies: PoliciesKind;
  /** A larger radius for check-ins, for a large site. */
  checkinRadiusKm?: number;
  /** The number of days since it closed; absent if it is open. */
  closedDaysAgo?: number;
  /** The text of its banner. */
  banner?: { title: string; line: string };
}

type Town = Pick<DemoBrewery, 'city' | 'state' | 'areaCode'>;

/** Returns breweries with the fields of their town. */
export function inTown(town: Town, breweries: readonly Omit<DemoBrewery, keyof Town>[]) {
  return breweries.map((brewery): DemoBrewery => ({ ...town, ...brewery }));
}

/** Returns the id of a demo brewery, which is the same in every demo. */
export function breweryId({ name }: Pick<DemoBrewery, 'name'>): string {
  return uuidFor(`brewery:${name}`);
}

/** Returns a name for use in URLs: `cafe-malt` for `Café Malt`. */
export function slugFor(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
