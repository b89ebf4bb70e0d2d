import { z } from 'zod';
import { instant } from './fields.ts';

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

export const podcastHeader = z.object({ headerImage: z.string().nullable() });
