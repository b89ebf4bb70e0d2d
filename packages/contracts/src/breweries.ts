import { z } from 'zod';
import {
  basedOn,
  coordinate,
  id,
  imageReference,
  instant,
  latitude,
  line,
  longitude,
  optionalImage,
  optionalLine,
  optionalLink,
  optionalText,
} from './fields.ts';
import { PHOTOS_PER_BREWERY } from './limits.ts';

export const socialNetworks = [
  'website',
  'facebook',
  'instagram',
  'x',
  'threads',
  'tiktok',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const socialLinks = z.partialRecord(z.enum(socialNetworks), z.string().nullable());

/** A brewery as every reader gets it. */
export const brewery = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  latitude: coordinate.nullable(),
  longitude: coordinate.nullable(),
  image: z.string().nullable(),
  logo: z.string().nullable(),
  type: z.string(),
  hours: z.string().nullable(),
  policies: z.string().nullable(),
  socialLinks,
  phone: z.string().nullable(),
  podcastUrl: z.string().nullable(),
  photos: z.array(z.string()),
  tapListUrl: z.string().nullable(),
  podcastEpisode: z.string().nullable(),
  checkins: z.int(),
  /** Decimal 2,1 as text. */
  rating: z.string(),
  ownerId: z.string().nullable(),
  bannerImage: z.string().nullable(),
  bannerLink: z.string().nullable(),
  untappdUrl: z.string().nullable(),
  /** Since when it is closed; null while it is open. */
  closedAt: instant.nullable(),
  createdAt: instant,
});

/** A brewery in a list: with the way to it when the list was asked for from somewhere. */
export const listedBrewery = brewery.extend({
  /** Miles from the asked position; absent without one, or where the brewery has none. */
  distance: z.number().optional(),
});
export type ListedBrewery = z.infer<typeof listedBrewery>;

export const breweryDetail = brewery.extend({
  /** How near a phone must be to check in, in kilometres. */
  checkinRadiusKm: z.number(),
  /** What the caller may do with this brewery. */
  viewer: z.object({ canEdit: z.boolean() }),
});
export type BreweryDetail = z.infer<typeof breweryDetail>;

/**
 * Which breweries to list. With a position: nearest first. Without: by name.
 * `lat` and `lng` go together; `radius` (miles) needs them.
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
  })
  .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
    error: 'Send both lat and lng, or neither.',
  })
  .refine(({ lat, radius }) => radius === undefined || lat !== undefined, {
    error: 'A radius needs lat and lng.',
  });

export const breweryId = z.object({ id });

const photoList = z
  .array(imageReference)
  .max(PHOTOS_PER_BREWERY, `A brewery has at most ${PHOTOS_PER_BREWERY} photos.`);

/** What an owner may change. Absent means unchanged, null means empty, other keys are dropped. */
export const breweryUpdate = z.object({
  id,
  name: line.optional(),
  type: line.optional(),
  address: line.optional(),
  city: line.optional(),
  state: line.optional(),
  zipCode: line.optional(),
  phone: optionalLine.optional(),
  hours: optionalText.optional(),
  policies: optionalText.optional(),
  image: optionalImage.optional(),
  logo: optionalImage.optional(),
  tapListUrl: optionalLink.optional(),
  bannerImage: optionalImage.optional(),
  bannerLink: optionalLink.optional(),
  podcastEpisode: optionalLine.optional(),
  podcastUrl: optionalLink.optional(),
  /** The photos in their order, all of them; null for none. */
  photos: photoList.nullish(),
  socialLinks: z.partialRecord(z.enum(socialNetworks), optionalLink).optional(),
  basedOn: basedOn(brewery),
});

/** Where a brewery is, in degrees. */
export const breweryPin = z.object({ id, latitude, longitude, basedOn: basedOn(brewery) });

export const breweryBannerUpdate = z.object({
  id,
  basedOn: basedOn(brewery),
  /** Null takes the banner away, with its link. */
  bannerImageUrl: imageReference.nullable(),
  bannerLinkUrl: optionalLink.optional(),
});

export const breweryNotes = z.object({ notes: z.string() });
export const breweryNotesUpdate = z.object({ id, notes: z.string().max(5000) });
