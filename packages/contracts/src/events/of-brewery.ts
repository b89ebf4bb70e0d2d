import { z } from 'zod';
import { id } from '../fields.ts';
import { rows } from '../stored/rows.ts';
import { specialEvent } from './special.ts';
import { weeklyEvent } from './weekly.ts';

export const eventsOfBrewery = z.object({ breweryId: id });

/** What is on at a brewery. */
export const breweryEvents = z.object({
  /** Those that are not over, by date; those with an unreadable date last. */
  special: rows(specialEvent),
  weekly: rows(weeklyEvent),
});
export type BreweryEvents = z.infer<typeof breweryEvents>;
