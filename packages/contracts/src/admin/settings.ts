import { z } from 'zod';
import { basedOn, imageReference, link, optionalLink } from '../fields.ts';
import { globalSettings } from '../settings.ts';

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
