import { z } from 'zod';
import json from './news.json' with { type: 'json' };

const line = z.strictObject({
  brewery: z.string(),
  daysAgo: z.number(),
  text: z.string(),
  hasPicture: z.boolean(),
});

/** The news of demo breweries. */
export const newsLines = z.array(line).parse(json);
