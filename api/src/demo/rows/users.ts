import { fold } from '@hoptrail/contracts/lib/text/fold';
import { createRandom } from '@hoptrail/drawings/random';
import { usernameKey } from '../../lib/keys.ts';
import type { NewCheckin } from '../../testing/factories/checkin.ts';
import { makeUser, type NewUser } from '../../testing/factories/user.ts';
import { demoStyles } from '../content/beers.ts';
import { accounts, demoPeople, suspension } from '../content/people.ts';
import { daysBefore } from '../moments.ts';
import { uuidFor } from '../uuid-for.ts';

/** Returns the id of a demo person, which is the same in every demo. */
export function userId(username: string): string {
  return uuidFor(`user:${username}`);
}

/**
 * Returns all people with the counters of their check-ins.
 * @param checkins the oldest of each person first
 */
export function userRows(now: Date, checkins: readonly NewCheckin[]): NewUser[] {
  const byUser = Map.groupBy(checkins, (checkin) => checkin.userId);
  return demoPeople.map(({ username, name, location }) => {
    const id = userId(username);
    const own = byUser.get(id) ?? [];
    const first = own[0]?.createdAt;
    return makeUser({
      id,
      username,
      usernameKey: usernameKey(username),
      name,
      email: `${fold(username).replaceAll(' ', '-')}@example.com`,
      location,
      profileImage: withoutPicture.has(username) ? null : `/art/portraits/${slug(username)}.svg`,
      showsTrail: showsLogbook.has(username) ? 1 : 0,
      role: username === accounts.admin.username ? 'admin' : 'user',
      checkins: own.length,
      checkinsReachedAt: own.at(-1)?.createdAt ?? null,
      verifiedCheckins: own.length,
      verifiedReachedAt: own.at(-1)?.createdAt ?? null,
      ...(username === suspension.username && {
        suspendedAt: daysBefore(now, 3),
        suspensionReason: suspension.reason,
      }),
      beerStylePreferences: JSON.stringify(preferences(username)),
      createdAt: first === undefined ? daysBefore(now, 40) : daysBefore(new Date(first), 1),
    });
  });
}

/** People whose logbook anybody may see. */
const showsLogbook = new Set([
  ...['marisol', 'hazel-hops', 'ramón', 'juneberry', 'saison_sue', 'nell'],
  // Without a check-in.
  'watching.foam',
]);

/** People without a profile picture. */
const withoutPicture = new Set(['watching.foam', 'stoutly']);

function slug(username: string): string {
  return fold(username).replace(/[^a-z0-9]+/g, '-');
}

function preferences(username: string): string[] {
  if (username === accounts.fan.username) return ['IPA', 'Märzen', 'Stout'];
  const random = createRandom(`preferences:${username}`);
  return demoStyles.filter(() => random.chance(0.15)).map(({ style }) => style);
}
