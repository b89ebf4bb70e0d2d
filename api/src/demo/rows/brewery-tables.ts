import { createRandom } from '@hoptrail/drawings/random';
import { nearbyBreweries, OWNED_BREWERY } from '../content/breweries.ts';
import { accounts, demoPeople, FAN_FAVORITES, OWNERS_STAFF } from '../content/people.ts';
import type { DemoContent } from '../demo.repo.ts';
import { breweryId } from '../demo-brewery.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';
import { userId } from './users.ts';

/** Returns the rows of the small tables about breweries: owners, staff and favorites. */
export function breweryTables(now: Date): DemoContent {
  return {
    brewery_ownerships: [
      {
        id: uuidFor('ownership:owner'),
        userId: userId(accounts.owner.username),
        breweryId: breweryId({ name: OWNED_BREWERY }),
        createdAt: daysBefore(now, 400),
      },
    ],
    brewery_staff: OWNERS_STAFF.map((username, index) => ({
      breweryId: breweryId({ name: OWNED_BREWERY }),
      userId: userId(username),
      addedAt: daysBefore(now, 90 - 30 * index),
      removedAt: null,
    })),
    user_favorites: demoPeople.flatMap(({ username }) =>
      favoritesOf(username).map((name, index) => ({
        userId: userId(username),
        breweryId: breweryId({ name }),
        createdAt: daysBefore(now, 20 + index),
      })),
    ),
  };
}

function favoritesOf(username: string): readonly string[] {
  if (username === accounts.fan.username) return FAN_FAVORITES;
  const random = createRandom(`favorites:${username}`);
  return nearbyBreweries.filter(() => random.chance(0.06)).map(({ name }) => name);
}
