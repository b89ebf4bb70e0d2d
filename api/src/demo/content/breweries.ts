import { z } from 'zod';
import json from './breweries.json' with { type: 'json' };
import { hoursKinds, policiesKinds } from './house-rules.ts';

const brewery = z.strictObject({
  name: z.string(),
  type: z.string(),
  address: z.string(),
  zipCode: z.string(),
  /** Latitude and longitude. One demo brewery has none (null), and refuses check-ins. */
  position: z.tuple([z.string(), z.string()]).nullable(),
  rating: z.string(),
  hours: hoursKinds,
  policies: policiesKinds,
  /** A larger radius for check-ins, for a large site. */
  checkinRadiusKm: z.number().optional(),
  /** The number of days since it closed; absent if it is open. */
  closedDaysAgo: z.number().optional(),
  /** Why it is closed for a while, until some days after the demo is made. */
  closedFor: z.strictObject({ days: z.number(), reason: z.string() }).optional(),
  /** The text of its banner. */
  banner: z.strictObject({ title: z.string(), line: z.string() }).optional(),
});
const town = z.strictObject({
  city: z.string(),
  state: z.string(),
  areaCode: z.string(),
  breweries: z.array(brewery),
});
const towns = z
  .array(town)
  .transform((all) =>
    all.flatMap(({ breweries, ...place }) => breweries.map((one) => ({ ...place, ...one }))),
  );

/** An invented brewery. `rows/breweries.ts` derives its other columns. */
export type DemoBrewery = z.infer<typeof towns>[number];

/** Breweries within an hour's drive of Oklahoma City. */
export const nearbyBreweries = towns.parse(json.nearby);

export const demoBreweries = [
  ...nearbyBreweries,
  ...towns.parse(json.plains),
  ...towns.parse(json.farAway),
];

/** Closed breweries, which have a page but appear in no list. */
export const closedBreweries = towns.parse(json.closed);

/** The brewery that `owner@example.com` owns. */
export const OWNED_BREWERY = 'Lampwick Brewing Co.';
