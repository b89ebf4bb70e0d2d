import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

export type NewUser = Insertable<Tables['users']>;

/** Returns a complete user; username, name and e-mail address contain the id and are unique. */
export function makeUser(overrides: Partial<NewUser> = {}): NewUser {
  const id = overrides.id ?? randomUUID();
  const username = overrides.username ?? `fan-${id.slice(-12)}`;
  return {
    id,
    username,
    email: `${username}@example.com`,
    name: username,
    location: 'Oklahoma City, OK',
    profileImage: `/art/portraits/${username}.svg`,
    headerImage: null,
    role: 'user',
    checkins: 0,
    checkinsReachedAt: null,
    beerStylePreferences: '[]',
    latitude: null,
    longitude: null,
    suspendedAt: null,
    suspensionReason: null,
    createdAt: '2025-04-01T18:00:00.000Z',
    ...overrides,
  };
}
