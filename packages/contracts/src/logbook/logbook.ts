import { z } from 'zod';
import { coordinate, day, id, instant, nextCursor, timeZone } from '../fields.ts';
import {
  LOGBOOK_MAX_CHECKINS,
  LOGBOOK_MAX_FIRSTS,
  LOGBOOK_MAX_PLACES,
  LOGBOOK_PAGE_MAX,
} from '../limits.ts';
import { evidences } from '../lists/evidence.ts';
import { importedVisit } from '../personal-data/personal-data.ts';
import { rows } from '../stored/rows.ts';

/** A trail of several breweries on which a check-in made a stamp. */
const stampedTrail = z.object({ id: z.string(), name: z.string() });
export type StampedTrail = z.infer<typeof stampedTrail>;

/** One of the caller's check-ins, with what they added to it. */
export const logbookEntry = z.object({
  id: z.string(),
  breweryId: z.string(),
  breweryName: z.string(),
  city: z.string(),
  state: z.string(),
  logo: z.string().nullable(),
  image: z.string().nullable(),
  /** Whether the brewery is closed for good. */
  isClosed: z.boolean(),
  createdAt: instant,
  timeZone,
  visitedOn: day,
  /** The time at the brewery, `HH:MM` of 24 hours; null without a time zone. */
  localTime: z.string().nullable(),
  notes: z.string().nullable(),
  /** Paths of the pictures, in their order. */
  photos: z.array(z.string()),
  beers: z.array(
    z.object({
      /** Null once the beer has left the tap list; absent in responses of older servers. */
      id: z.string().nullable().optional(),
      name: z.string(),
      rating: z.number().nullable(),
    }),
  ),
  /** How the visit was verified; null if it was not. */
  verifiedBy: z.enum(evidences).nullable(),
  onlyForMe: z.boolean(),
  isFirstVisit: z.boolean(),
  /** True if it waited on the phone for a connection; left out otherwise. */
  sentLater: z.literal(true).optional(),
  /** The trails on which it made a stamp; left out without any. */
  trails: z.array(stampedTrail).optional(),
});
export type LogbookEntry = z.infer<typeof logbookEntry>;

export const logbookInput = z.object({
  /** The `nextCursor` of the page before. */
  cursor: id.optional(),
  limit: z.int().min(1).max(LOGBOOK_PAGE_MAX).optional(),
  /** Words to look for in brewery, town and note, without case and accents. */
  search: z.string().max(200).optional(),
  /** Whether to list imported visits too. */
  imported: z.boolean().optional(),
});
export const logbookPage = z.object({
  entries: rows(logbookEntry),
  /** The imported visits between these check-ins, if requested; left out without any. */
  imported: rows(importedVisit).optional(),
  nextCursor,
});
export type LogbookPage = z.infer<typeof logbookPage>;

/** The first visit to a brewery, town or state. */
const firstVisit = z.object({ name: z.string(), visitedOn: day });

/** A run of weeks with a check-in in each; weeks begin on Monday. */
const weekRun = z.object({
  weeks: z.int(),
  /** The Mondays of its first and last week. */
  from: day,
  to: day,
});

const farPlace = z.object({ breweryId: z.string(), breweryName: z.string(), city: z.string() });

export const logbookFigures = z.object({
  checkins: z.int(),
  breweries: z.int(),
  towns: z.int(),
  states: z.int(),
  /** The first visits to breweries, newest first. */
  newBreweries: z.array(firstVisit.extend({ breweryId: z.string() })).max(LOGBOOK_MAX_FIRSTS),
  /** The first visits to towns, newest first. */
  newTowns: z.array(firstVisit.extend({ state: z.string() })).max(LOGBOOK_MAX_FIRSTS),
  /** The first visits to states, newest first. */
  newStates: z.array(firstVisit).max(LOGBOOK_MAX_FIRSTS),
  /** The day of the first check-in; null without any. */
  since: day.nullable(),
  /** The run that goes on; it lasts until a whole week has passed without a check-in. */
  currentRun: weekRun.nullable(),
  longestRun: weekRun.nullable(),
  /** The weekday with the most check-ins, 1 for Monday to 7 for Sunday; null without any. */
  busiestWeekday: z.object({ weekday: z.int().min(1).max(7), checkins: z.int() }).nullable(),
  /** The two visited breweries that are farthest apart; null with fewer than two places. */
  farthestApart: z.object({ from: farPlace, to: farPlace, miles: z.number() }).nullable(),
  /** The check-ins of the last 52 weeks, oldest first; the last one is this week. */
  weeks: z.array(z.object({ from: day, checkins: z.int() })).length(52),
});
export type LogbookFigures = z.infer<typeof logbookFigures>;

/** A brewery that the caller visited, for a map. */
const visitedPlace = z.object({
  breweryId: z.string(),
  breweryName: z.string(),
  city: z.string(),
  state: z.string(),
  logo: z.string().nullable(),
  isClosed: z.boolean(),
  latitude: coordinate,
  longitude: coordinate,
  visits: z.int(),
  firstVisitedOn: day,
  lastVisitedOn: day,
});
export type VisitedPlace = z.infer<typeof visitedPlace>;
export const visitedPlaces = rows(visitedPlace).max(LOGBOOK_MAX_PLACES);

/** The ids of the breweries where the caller was, also by check-ins brought from other apps. */
export const visitedBreweries = z.array(z.string()).max(LOGBOOK_MAX_CHECKINS);
