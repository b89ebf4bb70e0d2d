import { z } from 'zod';
import { dayOf } from '../events/when/event-dates.ts';
import { createShape, updateShape } from '../field-lists/schemas.ts';
import {
  basedOn,
  ended,
  id,
  imageReference,
  linkText,
  optionalLink,
  typedText,
} from '../fields.ts';
import { SAMPLE_RECORDING } from '../lib/podcast-paths.ts';
import { DEFAULT_EPISODE_DURATION } from '../limits.ts';
import { episodeFields } from '../podcast/episode-fields.ts';
import { episode } from '../podcast/podcast.ts';
import { globalSettings } from '../settings/settings.ts';

const releaseDate = z.string().transform((typed, context) => {
  const day = dayOf(typed);
  if (day) return day;
  context.addIssue({ code: 'custom', message: 'The release date is a date such as 2026-05-01.' });
  return z.NEVER;
});

const label = ended(typedText(), 200);

/** The inputs of an episode that differ from the kinds of its fields. */
const taken = {
  episodeNumber: z.int('The episode number is a number.').min(0).max(1_000_000),
  guest: label,
  business: label,
  image: imageReference.or(z.literal('')),
  audioUrl: z.union([optionalLink, z.literal(SAMPLE_RECORDING)], linkText).optional(),
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

/** What podcast apps lack of an episode; only without its duration is it in the feed. */
export const feedLacks = ['recording', 'size', 'type', 'date', 'duration'] as const;
export type FeedLack = (typeof feedLacks)[number];

/** What the podcast's feed has, and what it lacks. */
export const podcastFeedState = z.object({
  /** Whether the host has set the owner, without whom podcast directories refuse a feed. */
  hasOwner: z.boolean(),
  /** How many episodes podcast apps get. */
  listed: z.int(),
  /** The episodes that lack something, newest first. */
  incomplete: z.array(
    z.object({ id: z.string(), title: z.string(), lacks: z.array(z.enum(feedLacks)) }),
  ),
});

export const podcastHeaderUpdate = z.object({
  headerImage: imageReference,
  basedOn: basedOn(globalSettings),
});
