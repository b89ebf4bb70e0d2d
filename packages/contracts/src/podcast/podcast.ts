import { z } from 'zod';
import { storedShape } from '../field-lists/schemas.ts';
import { instant } from '../fields.ts';
import { episodeFields } from './episode-fields.ts';

export const episode = z.object({
  id: z.string(),
  ...storedShape(episodeFields),
  createdAt: instant,
});
export type Episode = z.infer<typeof episode>;

export const podcastHeader = z.object({ headerImage: z.string().nullable() });
