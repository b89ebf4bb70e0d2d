import { z } from 'zod';
import { basedOn, id, imageReference, link, optionalText } from '../fields.ts';
import { dayOf } from '../lib/event-dates.ts';
import { DEFAULT_EPISODE_DURATION } from '../limits.ts';
import { episode } from '../podcast.ts';
import { globalSettings } from '../settings.ts';

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

export const podcastHeaderUpdate = z.object({
  headerImage: imageReference,
  basedOn: basedOn(globalSettings),
});
