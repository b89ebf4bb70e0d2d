import { z } from 'zod';
import { brewery } from '../breweries.ts';
import { newBreweryFields } from '../entities/brewery.ts';
import { createShape } from '../entities/schemas.ts';
import { id, latitude, longitude } from '../fields.ts';

/** A new brewery. Its pin may follow later; until then nobody can check in there. */
export const breweryCreate = z
  .object({
    ...createShape(newBreweryFields),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
  })
  .refine((sent) => (sent.latitude === undefined) === (sent.longitude === undefined), {
    error: 'Send both latitude and longitude, or neither.',
  });

/** Whether a brewery is closed: not listed and not checked in at, but nothing of it deleted. */
export const breweryClosing = z.object({ id, closed: z.boolean() });

/** What administrators look through: all breweries by name, closed ones as well. */
export const adminBreweryList = z.object({
  /** Words to look for in name, city and state, without case and accents. */
  q: z.string().max(200).optional(),
  state: z.enum(['open', 'closed']).optional(),
  limit: z.int().min(1).max(100).optional(),
  /** How many to pass over. */
  cursor: z.int().min(0).max(1_000_000).optional(),
});

export const adminBreweries = z.object({
  breweries: z.array(brewery),
  /** How many there are in all. */
  total: z.int(),
});

/** Who is to own a brewery, by the address of their account; null for nobody. */
export const breweryOwnerUpdate = z.object({ id, email: z.string().max(1000).nullable() });
