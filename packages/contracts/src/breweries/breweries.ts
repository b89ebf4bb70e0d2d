import { z } from 'zod';
import { menuPrices } from '../beers/menu.ts';
import { storedShape, updateShape } from '../field-lists/schemas.ts';
import {
  basedOn,
  coordinate,
  id,
  imageReference,
  instant,
  latitude,
  longitude,
  optionalLink,
  storedText,
  timeZone,
} from '../fields.ts';
import { offers } from '../lists/offers.ts';
import { bannerDays, checkBannerDays } from '../settings/banner-days.ts';
import { breweryFields } from './brewery-fields.ts';

/** A brewery with the fields that are the same for every reader. */
export const brewery = z.object({
  id: z.string(),
  ...storedShape(breweryFields),
  /** The brewery's IANA time zone: `ownTimeZone`, or else the one at its position. */
  timeZone,
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  checkins: z.int(),
  /** Decimal 2,1 as text. */
  rating: z.string(),
  ownerId: z.string().nullable(),
  untappdUrl: z.string().nullable(),
  /** When the brewery closed for good; null while it is open. `closure` is for a while. */
  closedAt: instant.nullable(),
  createdAt: instant,
});

/** A brewery in a list, with its distance when the request has a position. */
export const listedBrewery = brewery.extend({
  /** Miles from the requested position; absent if the request or the brewery has no position. */
  distance: z.number().optional(),
});
export type ListedBrewery = z.infer<typeof listedBrewery>;

export const breweryDetail = brewery.extend({
  /** The greatest distance for a check-in, in kilometres. */
  checkinRadiusKm: z.number(),
  /** The serving sizes and the currency of its menu; absent in responses of older servers. */
  ...menuPrices.partial().shape,
  /** What the caller may do with this brewery. */
  viewer: z.object({
    canEdit: z.boolean(),
    /** Whether the caller is on its staff, who change only the tap list, hours, events and news. */
    isStaff: z.boolean(),
  }),
});
export type BreweryDetail = z.infer<typeof breweryDetail>;

/**
 * What breweries are narrowed to, in the list and on the map. Each that is absent or false is off;
 * of several, all must hold.
 */
export const breweryFilters = z.object({
  /** Open at this minute, by its hours and exceptions; not those without hours. */
  openNow: z.boolean().optional(),
  /** Favorites of the caller, who must be signed in. */
  favorites: z.boolean().optional(),
  /** Those where the caller, who must be signed in, has not been. */
  notVisited: z.boolean().optional(),
  /** With an event today, in the time zone of the brewery, that is not over. */
  eventsToday: z.boolean().optional(),
  /** What the place must offer, all of it. */
  offers: z.array(z.enum(offers)).max(offers.length).optional(),
});
export type BreweryFilters = z.infer<typeof breweryFilters>;

/**
 * The input for a list of breweries: nearest first with a position, by name without one. `lat` and
 * `lng` go together; `radius` (miles) needs them.
 */
export const breweryList = z
  .object({
    lat: latitude.optional(),
    lng: longitude.optional(),
    /** Words to look for in name, city and state, without case and accents. */
    q: z.string().max(200).optional(),
    limit: z.int().min(1).max(1000).optional(),
    offset: z.int().min(0).max(1_000_000).optional(),
    radius: z.number().positive().max(12_500).optional(),
    ...breweryFilters.shape,
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Send both lat and lng, or neither.',
  })
  .refine(({ lat, radius }) => radius === undefined || lat !== undefined, {
    error: 'A radius needs lat and lng.',
  });

export const breweryId = z.object({ id });

/**
 * The fields that an owner can change. Absent means unchanged, null means empty; other keys are
 * dropped.
 */
export const breweryUpdate = z
  .object({
    id,
    ...updateShape(breweryFields),
    basedOn: basedOn(brewery),
  })
  .superRefine(checkBannerDays);

/** The input for moving a brewery's pin, in degrees. */
export const breweryPin = z.object({ id, latitude, longitude, basedOn: basedOn(brewery) });

export const breweryBannerUpdate = z
  .object({
    id,
    basedOn: basedOn(brewery),
    /** Null removes the banner with its link and days. */
    bannerImageUrl: imageReference.nullable(),
    bannerLinkUrl: optionalLink.optional(),
    ...bannerDays,
  })
  .superRefine(checkBannerDays);

export const breweryNotes = z.object({ notes: z.string() });
export const breweryNotesUpdate = z.object({
  id,
  notes: storedText().max(5000),
  basedOn: basedOn(breweryNotes),
});
