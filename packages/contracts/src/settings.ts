import { z } from 'zod';
import { basedOn, imageReference, link, optionalLink } from './fields.ts';

/** What administrators set for everybody. A key without a value is null. */
export const globalSettings = z.object({
  breweriesBannerImage: z.string().nullable(),
  breweriesBannerLink: z.string().nullable(),
  podcastBannerImage: z.string().nullable(),
  podcastBannerLink: z.string().nullable(),
  podcastHeaderImage: z.string().nullable(),
  eventsHeaderImage: z.string().nullable(),
  eventsBannerImage: z.string().nullable(),
  eventsBannerLink: z.string().nullable(),
  leaderboardHeaderImage: z.string().nullable(),
});
export type GlobalSettings = z.infer<typeof globalSettings>;
export type GlobalSetting = keyof GlobalSettings;

/** What a map is made of. */
export const mapSettings = z.object({
  /** Address of a tile with `{z}`, `{x}`, `{y}`, perhaps `{s}`; null where there are none. */
  tilesUrl: z.string().nullable(),
  attribution: z.string(),
  attributionUrl: z.string().nullable(),
});
export type MapSettings = z.infer<typeof mapSettings>;

/** What a form fills in for a banner that may lead nowhere. */
export const bannerContent = z.object({
  bannerImageUrl: imageReference,
  bannerLinkUrl: optionalLink.optional(),
});

/** What a form fills in for a sponsor's banner: a picture and where it leads. */
export const sponsorBannerContent = bannerContent.extend({ bannerLinkUrl: link });

/** A banner that may lead nowhere. Without a picture it is taken away, with its link. */
export const bannerUpdate = z.object({
  bannerImageUrl: imageReference.nullable(),
  bannerLinkUrl: optionalLink.optional(),
  basedOn: basedOn(globalSettings),
});

/** A sponsor's banner: a picture and where it leads, or neither to take it away. */
export const sponsorBannerUpdate = z
  .object({
    bannerImageUrl: imageReference.nullable(),
    bannerLinkUrl: link.nullish(),
    basedOn: basedOn(globalSettings),
  })
  .refine(({ bannerImageUrl, bannerLinkUrl }) => bannerImageUrl === null || bannerLinkUrl, {
    error: 'Required',
    path: ['bannerLinkUrl'],
  });

export const eventsHeaderUpdate = z.object({
  headerImageUrl: imageReference,
  basedOn: basedOn(globalSettings),
});
export const leaderboardHeaderUpdate = z.object({
  headerImage: imageReference,
  basedOn: basedOn(globalSettings),
});
