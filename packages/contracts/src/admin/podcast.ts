import { z } from 'zod';
import { episodeFields } from '../entities/episode.ts';
import { createShape, updateShape } from '../entities/schemas.ts';
import { dayOf } from '../events/event-dates.ts';
import { basedOn, id, imageReference } from '../fields.ts';
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

/** The inputs of an episode that differ from the kinds of its fields. */
const taken = {
  episodeNumber: z.int('The episode number is a number.').min(0).max(1_000_000),
  guest: label,
  business: label,
  image: imageReference.or(z.literal('')),
  releaseDate,
};

export const episodeCreate = z.object({
  ...createShape(episodeFields),
  ...taken,
  duration: label.default(DEFAULT_EPISODE_DURATION),
});

/** Changes of an episode. Absent means unchanged, the duration too. */
export const episodeUpdate = z.object({
  ...updateShape(episodeFields),
  ...z.object({ ...taken, duration: label }).partial().shape,
  id,
  basedOn: basedOn(episode),
});

export const episodeId = z.object({ id });

export const podcastHeaderUpdate = z.object({
  headerImage: imageReference,
  basedOn: basedOn(globalSettings),
});
