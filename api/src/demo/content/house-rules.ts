import { offers } from '@hoptrail/contracts/lists/offers';
import { z } from 'zod';
import json from './house-rules.json' with { type: 'json' };

/** The kinds of opening hours of demo breweries. */
export const hoursKinds = z.enum(['taproom', 'evenings', 'kitchen', 'late', 'farm']);

/** The kinds of policies of demo breweries. */
export const policiesKinds = z.enum([
  'family',
  'adults',
  'diningRoom',
  'patioDogs',
  'trucks',
  'boardGames',
  'farm',
]);

/** The opening hours of demo breweries by kind, as a person writes them. */
export const hours = z.record(hoursKinds, z.string()).parse(json.hours);

/** When the kitchen of the owner's brewery is open, and its happy hours. */
export const ownersHours = z
  .object({ ownersKitchen: z.string(), ownersHappyHours: z.string() })
  .transform(({ ownersKitchen: kitchen, ownersHappyHours: happy }) => ({ kitchen, happy }))
  .parse(json);

/** The policies of demo breweries about children, dogs and food, and what they offer. */
export const policies = z
  .record(policiesKinds, z.strictObject({ text: z.string(), offers: z.array(z.enum(offers)) }))
  .parse(json.policies);
