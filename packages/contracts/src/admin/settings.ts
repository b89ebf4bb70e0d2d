import { z } from 'zod';
import { basedOn, imageReference, link, optionalLink } from '../fields.ts';
import { globalSettings } from '../settings/settings.ts';

/** The values of the form for a banner whose link is optional. */
export const bannerContent = z.object({
  bannerImageUrl: imageReference,
  bannerLinkUrl: optionalLink.optional(),
});

/** The values of the form for a sponsor's banner, whose link is required. */
export const sponsorBannerContent = bannerContent.extend({ bannerLinkUrl: link });

/**
 * The input for a banner whose link is optional. A null picture removes the banner and its link.
 */
export const bannerUpdate = z.object({
  bannerImageUrl: imageReference.nullable(),
  bannerLinkUrl: optionalLink.optional(),
  basedOn: basedOn(globalSettings),
});

/**
 * The input for a sponsor's banner, whose link is required. A null picture removes the banner and
 * its link.
 */
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
