import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewNews = Insertable<Tables['brewery_news']>;

/** Returns a complete line of news of a brewery, without an author or picture. */
export function makeNews(overrides: Partial<NewNews> & Pick<NewNews, 'breweryId'>): NewNews {
  return {
    id: randomUUID(),
    userId: null,
    text: 'Fresh wort in the kettle: the harvest ale is on its way.',
    picture: null,
    createdAt: '2026-04-30T18:00:00.000Z',
    editedAt: null,
    takenBackAt: null,
    ...overrides,
  };
}
