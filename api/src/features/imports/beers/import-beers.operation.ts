import { z } from 'zod';
import { count } from '../../../lib/counted.ts';
import { operation } from '../../../operation.ts';
import { describeBeers } from './beer-report.ts';
import { importBeers } from './import-beers.ts';

const args = z.object({
  name: z.string(),
  breweries: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        city: z.string(),
        state: z.string().default(''),
      }),
    )
    .optional(),
  isWhole: z.boolean().optional(),
});

/** Imports a list of beers from the input, and prints a report. */
export const importBeersOperation = operation(
  args,
  async ({ db, clock, input, print, progress }, { name, breweries = [], isWhole }) => {
    const report = await importBeers(
      db,
      { name, text: input },
      {
        now: clock.now(),
        breweries,
        onProgress: ({ added, changed, unchanged }) =>
          progress(`${count(added + changed + unchanged)} beers`),
      },
    );
    print(describeBeers(report, isWhole));
  },
);
