import { badgeFor } from '@hoptrail/contracts/lib/badges';
import { displayName } from '@hoptrail/contracts/lib/text/identity';
import { PROFILE_STAMPS_PAGE } from '@hoptrail/contracts/limits';
import type { Profile } from '@hoptrail/contracts/profiles/profiles';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { loadShownLogbook, type ShownStamp } from '../logbook/shared/shown-logbook.ts';
import { countersForOthers } from '../users/shared/shown-counts.rules.ts';
import { findShownPerson, type ShownPerson } from './profiles.repo.ts';

/** A public profile with all of its stamps. */
export type ShownProfile = Omit<Profile, 'nextCursor' | 'stamps'> & { stamps: ShownStamp[] };

/** Returns all that a person shows of their logbook; undefined if they show none. */
export async function loadShownProfile(
  db: Db,
  username: string,
  now: Date,
): Promise<ShownProfile | undefined> {
  const person = await findShownPerson(db, username);
  if (!person) return undefined;
  const { figures, stamps } = await loadShownLogbook(db, person.id, now);
  const checkins = countShown(person, figures.checkins, now);
  return {
    id: person.id,
    username: person.username,
    name: displayName(person),
    profileImage: person.profileImage,
    headerImage: person.headerImage,
    badge: checkins === null ? null : badgeFor(checkins),
    figures: { ...figures, checkins },
    stamps,
  };
}

/**
 * Returns the number of check-ins as on the leaderboard, which may count those of an older log without
 * rows; null of a person who left it. A visit that is shown again counts with its stamp.
 */
function countShown(person: ShownPerson, shownVisits: number, now: Date): number | null {
  if (person.showsOnLeaderboard === 0) return null;
  return Math.max(countersForOthers(person, now).checkins, shownVisits);
}

/**
 * Returns a public profile with its first stamps.
 * @throws AppError `profile.notFound` if the person does not exist or shows no logbook
 */
export async function loadProfile(ctx: Context, username: string): Promise<Profile> {
  const { stamps, ...shown } = await find(ctx, username);
  return { ...shown, ...pageOf(stamps) };
}

/**
 * Returns a page of a public profile's stamps.
 * @throws AppError `profile.notFound` if the person does not exist or shows no logbook
 */
export async function loadStamps(
  ctx: Context,
  { username, cursor }: { username: string; cursor?: string | undefined },
) {
  const { stamps } = await find(ctx, username);
  return pageOf(stamps, cursor);
}

async function find({ caches, clock }: Context, username: string): Promise<ShownProfile> {
  const shown = await caches.profiles.of(username, clock.now());
  if (!shown) throw new AppError('profile.notFound');
  return shown;
}

/** Returns the page after the stamp of a brewery; an empty one if it is not among them any more. */
function pageOf(stamps: readonly ShownStamp[], cursor?: string) {
  const last = stamps.findIndex(({ breweryId }) => breweryId === cursor);
  if (cursor !== undefined && last < 0) return { stamps: [], nextCursor: null };
  const page = stamps.slice(last + 1, last + 1 + PROFILE_STAMPS_PAGE);
  const isLast = last + 1 + page.length >= stamps.length;
  return { stamps: page, nextCursor: isLast ? null : (page.at(-1)?.breweryId ?? null) };
}
