import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewEpisode = Insertable<Tables['podcast_episodes']>;

/** Returns a complete podcast episode. */
export function makeEpisode(overrides: Partial<NewEpisode> = {}): NewEpisode {
  return {
    id: randomUUID(),
    episodeNumber: 1,
    title: 'The First Pour',
    guest: 'June Castellano',
    business: 'Porch Light Brewing',
    duration: '60',
    releaseDate: '2026-01-06',
    spotifyUrl: 'https://example.com/podcast/1',
    image: '/art/covers/episode-1.svg',
    description: 'How a garage, two kettles and a patient neighbour became a brewery.',
    createdAt: '2026-01-06T12:00:00.000Z',
    ...overrides,
  };
}
