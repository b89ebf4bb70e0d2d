import { z } from 'zod';
import { id, instant, nextCursor, pageInput } from '../fields.ts';
import { importSources, importStates } from '../lists/import-states.ts';
import { rows } from '../stored/rows.ts';

const count = z.int().min(0);

/** The input that announces a file of another app. */
export const importCreate = z.object({
  /** The name of the file, for the list of imports. */
  fileName: z
    .string()
    .trim()
    .min(1, 'Required')
    .max(200)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}]*$/u, 'The name of the file has invisible characters.'),
  /** Its size in bytes. */
  bytes: z.int().min(1, 'The file is empty.'),
});

export const importTarget = z.object({
  id: z.string(),
  /** The path to PUT the raw file to, once, within an hour. */
  uploadURL: z.string(),
});

/** An import of the caller. */
export const visitImport = z.object({
  id: z.string(),
  fileName: z.string(),
  /** Null until the file was recognised. */
  source: z.enum(importSources).nullable(),
  state: z.enum(importStates),
  /** The share of the file that was read, from 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Check-ins that this import added. */
  added: count,
  /** Check-ins that were imported before. */
  repeated: count,
  /** Rows that could not be read. */
  skipped: count,
  /** Added check-ins at breweries that are known here. */
  matched: count,
  /** Added check-ins at places that are not known here. */
  unmatched: count,
  /** Why the file was refused; null if it was not. */
  problem: z.string().nullable(),
  /** The first of the rows that could not be read. */
  problems: z.array(z.object({ place: z.string(), problem: z.string() })),
  createdAt: instant,
  finishedAt: instant.nullable(),
});
export type VisitImport = z.infer<typeof visitImport>;

export const importId = z.object({ id });

/** A place of an import that matches no brewery. */
export const unmatchedPlace = z.object({
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  /** The number of check-ins there. */
  checkins: count,
});

/** The places of an import that match no brewery, the most frequent first, at most 200. */
export const unmatchedPlaces = z.object({ places: rows(unmatchedPlace), total: count });

export const importedVisitsInput = z.object({ ...pageInput });

/** The imported check-ins of a day at one place. */
export const importedVisit = z.object({
  id: z.string(),
  source: z.enum(importSources),
  /** Null if the place is no brewery that is known here. */
  breweryId: z.string().nullable(),
  /** The brewery's name, or that of the place in the other app. */
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  country: z.string().nullable(),
  /** The brewery's logo. */
  logo: z.string().nullable(),
  image: z.string().nullable(),
  visitedAt: instant,
  /** The day at the place, YYYY-MM-DD. */
  visitedOn: z.string(),
  notes: z.string().nullable(),
  beers: z.array(
    z.object({
      name: z.string(),
      brewery: z.string().nullable(),
      style: z.string().nullable(),
      abv: z.string().nullable(),
      /** From 0.1 to 5, as the other app has it. */
      rating: z.string().nullable(),
      notes: z.string().nullable(),
    }),
  ),
});
export type ImportedVisit = z.infer<typeof importedVisit>;

export const importedVisits = z.object({ visits: rows(importedVisit), nextCursor });
