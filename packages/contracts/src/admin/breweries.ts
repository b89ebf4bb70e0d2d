import { z } from 'zod';
import { brewery } from '../breweries/breweries.ts';
import { newBreweryFields } from '../breweries/brewery-fields.ts';
import { createShape } from '../field-lists/schemas.ts';
import { id, latitude, longitude } from '../fields.ts';
import { rows } from '../stored/rows.ts';

/** The input for a new brewery. The pin can follow later; until then nobody can check in there. */
export const breweryCreate = z
  .object({
    ...createShape(newBreweryFields),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
  })
  .refine((sent) => (sent.latitude === undefined) === (sent.longitude === undefined), {
    error: 'Send both latitude and longitude, or neither.',
  });

/**
 * The input for closing or reopening a brewery. A closed one is not listed and takes no check-ins;
 * nothing is deleted.
 */
export const breweryClosing = z.object({ id, closed: z.boolean() });

/**
 * The input for the administrators' list of breweries, which is by name and has closed ones too.
 */
export const adminBreweryList = z.object({
  /** Words to look for in name, city and state, without case and accents. */
  q: z.string().max(200).optional(),
  state: z.enum(['open', 'closed']).optional(),
  /** Only breweries with an owner, or only those without. */
  owner: z.enum(['some', 'none']).optional(),
  limit: z.int().min(1).max(100).optional(),
  /** The number of breweries to skip. */
  cursor: z.int().min(0).max(1_000_000).optional(),
});

/** A brewery with its owners, the one who has been an owner longest first. */
const adminBrewery = brewery.extend({
  owners: z.array(z.object({ id: z.string(), username: z.string(), email: z.string() })),
});
export type AdminBrewery = z.infer<typeof adminBrewery>;

export const adminBreweries = z.object({
  breweries: rows(adminBrewery),
  /** The number of all breweries that match, on all pages. */
  total: z.int(),
});

/** The new owner of a brewery, by the e-mail address of the account; null for none. */
export const breweryOwnerUpdate = z.object({ id, email: z.string().max(1000).nullable() });
