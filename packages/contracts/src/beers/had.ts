import { z } from 'zod';
import { id, instant, nextCursor, pageInput } from '../fields.ts';
import {
  BEER_NOTE_MAX,
  BEER_RATING_MAX,
  BEER_RATING_MIN,
  BEER_RATING_STEP,
  RPC_LIST_LIMIT,
} from '../limits.ts';
import { importSources } from '../lists/import-states.ts';
import { rows } from '../stored/rows.ts';

const ratingProblem = `Please rate from ${BEER_RATING_MIN} to ${BEER_RATING_MAX} in steps of ${BEER_RATING_STEP}.`;

/** A rating in quarters; null for none. */
const rating = z
  .number(ratingProblem)
  .min(BEER_RATING_MIN, ratingProblem)
  .max(BEER_RATING_MAX, ratingProblem)
  .multipleOf(BEER_RATING_STEP, ratingProblem)
  .nullable();

/** One line about a beer; an empty one becomes null. */
const notes = z
  .string()
  .trim()
  .max(BEER_NOTE_MAX, `Words about a beer have at most ${BEER_NOTE_MAX} characters.`)
  .regex(
    /^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u,
    'Words about a beer are one line, without control characters. Please type them again.',
  )
  .transform((text) => text || null)
  .nullable();

/** The rating, the line and the sharing of a beer. Absent means unchanged. */
const details = {
  rating: rating.optional(),
  notes: notes.optional(),
  /** Whether others may see the rating and the words, with the username. */
  isShared: z.boolean().optional(),
};

/** The input that marks a beer of a tap list as had; the same input again changes nothing. */
export const beerHadMark = z.object({
  beerId: id,
  ...details,
  /** When it was, for a phone that had no connection; now without it. */
  hadAt: instant.optional(),
});
export const beerHadUnmark = z.object({ beerId: id });
export const beerHadUpdate = z.object({ id, ...details });
export const beerHadId = z.object({ id });

/** A beer that the caller had. */
export const beerHad = z.object({
  id: z.string(),
  /** Null once the beer has left the tap list, and for a beer of another app. */
  beerId: z.string().nullable(),
  name: z.string(),
  style: z.string(),
  /** Decimal 4,2 as text. */
  abv: z.string().nullable(),
  /** The brewery that made it. */
  breweryName: z.string(),
  /** The brewery where it was had; null if it is not known here. */
  breweryId: z.string().nullable(),
  /** Where it was had, if not at the brewery that made it. */
  place: z.string().nullable(),
  /** In quarters; that of another app may have tenths. */
  rating: z.number().nullable(),
  notes: z.string().nullable(),
  isShared: z.boolean(),
  checkinId: z.string().nullable(),
  /** The day at the brewery, YYYY-MM-DD. */
  hadOn: z.string(),
  createdAt: instant,
  /** The other app that it was imported from; null for a beer that was marked here. */
  source: z.enum(importSources).nullable(),
});
export type BeerHad = z.infer<typeof beerHad>;

export const beersHadInput = z.object({
  ...pageInput,
  /** Words to look for in beer, style, brewery and note, without case and accents. */
  search: z.string().max(200).optional(),
});
/** The caller's beers, by style and name. */
export const beersHadPage = z.object({ beers: rows(beerHad), nextCursor });
export type BeersHadPage = z.infer<typeof beersHadPage>;

/** The figures of the caller's beers, imported ones included. */
export const beersHadFigures = z.object({
  beers: z.int(),
  breweries: z.int(),
  rated: z.int(),
  /** The mean of the person's ratings; null without any, absent in responses of older servers. */
  meanRating: z.number().nullable().optional(),
  /** The styles with the most beers, and the mean of the person's ratings of each. */
  styles: z
    .array(
      z.object({
        style: z.string(),
        beers: z.int(),
        meanRating: z.number().nullable().optional(),
      }),
    )
    .max(RPC_LIST_LIMIT),
});
export type BeersHadFigures = z.infer<typeof beersHadFigures>;

/** The input for the caller's marks: on the tap list of a brewery, or of some beers. */
export const beerMarksInput = z
  .object({
    breweryId: id.optional(),
    beerIds: z.array(id).max(RPC_LIST_LIMIT).optional(),
  })
  .refine(({ breweryId, beerIds }) => (breweryId === undefined) !== (beerIds === undefined), {
    error: 'Send either a brewery or beers.',
  });

/** The caller's mark on a beer of a tap list. */
export const beerMark = z.object({
  id: z.string(),
  beerId: z.string(),
  rating: z.number().nullable(),
  notes: z.string().nullable(),
  isShared: z.boolean(),
  checkinId: z.string().nullable(),
  hadOn: z.string(),
});
export type BeerMark = z.infer<typeof beerMark>;
export const beerMarks = rows(beerMark);

export const sharedRatingsInput = z.object({ beerId: id, ...pageInput });

/** The shared ratings of a beer, newest first. */
export const sharedRatings = z.object({
  ratings: rows(
    z.object({
      id: z.string(),
      username: z.string(),
      profileImage: z.string().nullable(),
      rating: z.number().nullable(),
      notes: z.string().nullable(),
    }),
  ),
  nextCursor,
});
export type SharedRatings = z.infer<typeof sharedRatings>;
