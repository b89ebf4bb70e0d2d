import { z } from 'zod';
import { counted } from '../../../lib/counted.ts';
import { operation } from '../../../operation.ts';
import { describeBreweries } from '../describe-report.ts';
import { importBreweries } from './import-breweries.ts';

/** Imports Open Brewery DB's list from the input, and prints a report. */
export const importOpenBreweryDb = operation(
  z.object({ name: z.string() }),
  async ({ db, clock, input, print, progress }, { name }) => {
    const report = await importBreweries(
      db,
      { name, text: input },
      { now: clock.now(), onProgress: ({ rows }) => progress(`${counted(rows, 'row')} read`) },
    );
    print(describeBreweries(report));
  },
);
