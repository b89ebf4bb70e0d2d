import { z } from 'zod';
import json from './trails.json' with { type: 'json' };

const trail = z.strictObject({
  name: z.string(),
  story: z.string(),
  isOrdered: z.boolean(),
  startsDaysAgo: z.number(),
  endsInDays: z.number(),
  stampsNeeded: z.number(),
  reward: z.string(),
  prize: z.string().optional(),
  /** The names of its breweries in their order, some with the number of prizes that they have. */
  breweries: z.array(z.union([z.string(), z.tuple([z.string(), z.number()])])),
});

/** An invented trail. Days are counted from the present of the demo. */
export type DemoTrail = z.infer<typeof trail>;

/**
 * The trails. Of the first one `fan@example.com` misses the last stamp, which is where the map begins,
 * at the brewery of `owner@example.com`; the second one is complete; the third lost a brewery.
 */
export const demoTrails = z.array(trail).parse(json);
