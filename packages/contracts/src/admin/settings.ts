import { z } from 'zod';
import { basedOn, imageReference, link, optionalLink } from '../fields.ts';
import { bannerDays, checkBannerDays } from '../settings/banner-days.ts';
import { globalSettings } from '../settings/settings.ts';

const content = z.object({
  bannerImageUrl: imageReference,
  bannerLinkUrl: optionalLink.optional(),
  ...bannerDays,
});

/** The values of the form for a banner whose link is optional. */
export const bannerContent = content.superRefine(checkBannerDays);

/** The values of the form for a sponsor's banner, whose link is required. */
export const sponsorBannerContent = content
  .extend({ bannerLinkUrl: link })
  .superRefine(checkBannerDays);

/**
 * The input for a banner whose link is optional. A null picture removes the banner with its link and
 * days.
 */
export const bannerUpdate = z
  .object({
    bannerImageUrl: imageReference.nullable(),
    bannerLinkUrl: optionalLink.optional(),
    ...bannerDays,
    basedOn: basedOn(globalSettings),
  })
  .superRefine(checkBannerDays);

/**
 * The input for a sponsor's banner, whose link is required. A null picture removes the banner with
 * its link and days.
 */
export const sponsorBannerUpdate = z
  .object({
    bannerImageUrl: imageReference.nullable(),
    bannerLinkUrl: link.nullish(),
    ...bannerDays,
    basedOn: basedOn(globalSettings),
  })
  .superRefine(checkBannerDays)
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
