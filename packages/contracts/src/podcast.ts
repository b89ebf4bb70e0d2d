import { z } from 'zod';
import { episodeFields } from './entities/episode.ts';
import { storedShape } from './entities/schemas.ts';
import { instant } from './fields.ts';

export const episode = z.object({
  id: z.string(),
  ...storedShape(episodeFields),
  createdAt: instant,
});
export type Episode = z.infer<typeof episode>;

export const podcastHeader = z.object({ headerImage: z.string().nullable() });
