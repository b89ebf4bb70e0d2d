import { z } from 'zod';
import { dayOf } from './event-dates.ts';
import { basedOn, id, imageReference, instant, link, optionalText } from './fields.ts';
import { DEFAULT_EPISODE_DURATION } from './limits.ts';
import { globalSettings } from './settings.ts';

export const episode = z.object({
  id: z.string(),
  episodeNumber: z.int(),
  title: z.string(),
  guest: z.string(),
  business: z.string(),
  /** Minutes, as text. */
  duration: z.string(),
  /** `YYYY-MM-DD`. */
  releaseDate: z.string(),
  spotifyUrl: z.string(),
  image: z.string(),
  description: z.string().nullable(),
  createdAt: instant,
});
export type Episode = z.infer<typeof episode>;

const releaseDate = z.string().transform((typed, context) => {
  const day = dayOf(typed);
  if (day) return day;
  context.addIssue({ code: 'custom', message: 'The release date is a date such as 2026-05-01.' });
  return z.NEVER;
});

const label = z.string().trim().max(200);

const fields = {
  episodeNumber: z.int('The episode number is a number.').min(0).max(1_000_000),
  title: label.min(1, 'Required'),
  guest: label,
  business: label,
  spotifyUrl: link,
  image: imageReference.or(z.literal('')),
  releaseDate,
  description: optionalText.optional(),
  duration: label,
};

export const episodeCreate = z.object({
  ...fields,
  duration: label.default(DEFAULT_EPISODE_DURATION),
});

/** Changes of an episode. Absent means unchanged, the duration too. */
export const episodeUpdate = z.object({
  ...z.object(fields).partial().shape,
  id,
  basedOn: basedOn(episode),
});
export const episodeId = z.object({ id });

export const podcastHeader = z.object({ headerImage: z.string().nullable() });
export const podcastHeaderUpdate = z.object({
  headerImage: imageReference,
  basedOn: basedOn(globalSettings),
});
