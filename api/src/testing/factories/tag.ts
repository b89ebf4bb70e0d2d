import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { keyMarkOf } from '../../features/tags/shared/tag-keys.ts';

export type NewTag = Insertable<Tables['brewery_tags']>;

let made = 0;

/**
 * Returns a complete tag with a number of its own.
 * @param tagKey the tag key of the server whose keys are on it
 */
export function makeTag(
  tagKey: string,
  { breweryId, ...overrides }: Partial<NewTag> & Pick<NewTag, 'breweryId'>,
): NewTag {
  made += 1;
  return {
    id: randomUUID(),
    breweryId,
    uid: `04${made.toString(16).padStart(12, '0').toUpperCase()}`,
    name: 'Bar',
    keyMark: keyMarkOf(tagKey),
    counter: 0,
    tappedById: null,
    tappedAt: null,
    createdAt: '2026-04-30T18:00:00.000Z',
    revokedAt: null,
    ...overrides,
  };
}
