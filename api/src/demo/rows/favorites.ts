import { createRandom } from '@hoptrail/drawings/random';
import type { Insertable } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';
import { nearbyBreweries, OWNED_BREWERY } from '../content/breweries.ts';
import { accounts, demoPeople, FAN_FAVORITES, OWNERS_STAFF } from '../content/people.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

/** Returns the favourite breweries of all people. */
export function favoriteRows(now: Date): Insertable<Tables['user_favorites']>[] {
  return demoPeople.flatMap(({ username }) =>
    favoritesOf(username).map((name, index) => ({
      userId: userId(username),
      breweryId: breweryId({ name }),
      createdAt: daysBefore(now, 20 + index),
    })),
  );
}

/** Returns the ownerships. */
export function ownershipRows(now: Date): Insertable<Tables['brewery_ownerships']>[] {
  return [
    {
      id: uuidFor('ownership:owner'),
      userId: userId(accounts.owner.username),
      breweryId: breweryId({ name: OWNED_BREWERY }),
      createdAt: daysBefore(now, 400),
    },
  ];
}

/** Returns the staff of the owner's brewery. */
export function staffRows(now: Date): Insertable<Tables['brewery_staff']>[] {
  return OWNERS_STAFF.map((username, index) => ({
    breweryId: breweryId({ name: OWNED_BREWERY }),
    userId: userId(username),
    addedAt: daysBefore(now, 90 - 30 * index),
    removedAt: null,
  }));
}

function favoritesOf(username: string): readonly string[] {
  if (username === accounts.fan.username) return FAN_FAVORITES;
  const random = createRandom(`favorites:${username}`);
  return nearbyBreweries.filter(() => random.chance(0.06)).map(({ name }) => name);
}
