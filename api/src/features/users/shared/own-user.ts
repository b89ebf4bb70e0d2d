import { CLAIM_NEWS_MS } from '@hoptrail/contracts/limits';
import { type OwnUser, ownUser } from '@hoptrail/contracts/users/users';
import { z } from 'zod';
import { roleOf } from '../../../access/sessions.ts';
import type { Deps } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { positionTexts } from '../../../lib/stored/position-texts.ts';
import { instantText } from '../../../lib/stored/stored-instant.ts';
import { storedJson } from '../../../lib/stored/unsound-rows.ts';
import { countUnseenLosses } from '../../breweries/shared/losses.repo.ts';
import { countBreweriesOf } from '../../breweries/shared/ownership.repo.ts';
import { countClaimNews } from '../../claims/shared/claims.repo.ts';
import { findFavoriteIds, findUserById } from './users.repo.ts';

/**
 * A person's own record without what is counted from the rows of others. `role` is the stored role:
 * the configuration may also make the person an administrator.
 */
export const profile = ownUser.omit({
  rank: true,
  rankedCheckins: true,
  claims: true,
  lostBreweries: true,
});

const texts = z.array(z.string());

/**
 * Returns all of a person's own record.
 * @throws AppError `user.notFound`
 */
export async function loadOwnUser(
  { db, caches, config, clock }: Pick<Deps, 'db' | 'caches' | 'config' | 'clock'>,
  id: string,
): Promise<OwnUser> {
  const ranks = caches.ranks[config.leaderboardVerifiedOnly ? 'verifiedCheckins' : 'checkins'];
  const now = clock.now();
  const user = await findUser(db, id);
  const [own, ahead] = await Promise.all([profileOf(db, user), ranks.countAhead(user, now)]);
  const claims = await countClaimNews(db, id, instantAfter(now, -CLAIM_NEWS_MS));
  const lostBreweries = await countUnseenLosses(db, id);
  const ranked = { rank: ahead + 1, rankedCheckins: ranks.countOf(user) };
  return { ...own, ...ranked, role: roleOf(own, config), claims, lostBreweries };
}

/**
 * Returns what a write leaves of a person's own record.
 * @throws AppError `user.notFound`
 */
export async function loadProfile(trx: Db, id: string): Promise<z.infer<typeof profile>> {
  return await profileOf(trx, await findUser(trx, id));
}

type User = NonNullable<Awaited<ReturnType<typeof findUserById>>>;

async function findUser(db: Db, id: string): Promise<User> {
  const user = await findUserById(db, id);
  if (!user) throw new AppError('user.notFound');
  return user;
}

async function profileOf(db: Db, user: User): Promise<z.infer<typeof profile>> {
  const { id } = user;
  const [favoriteBreweries, breweries] = await Promise.all([
    findFavoriteIds(db, id),
    countBreweriesOf(db, id),
  ]);
  const preferences = { id, name: 'beerStylePreferences', text: user.beerStylePreferences };
  const { username, email, name, location, profileImage, headerImage, role, distanceUnit } = user;
  return {
    ...{ id, username, email, name, location, profileImage, headerImage, role, distanceUnit },
    ...positionTexts(user),
    createdAt: instantText(user.createdAt),
    checkins: user.checkins + user.privateCheckins,
    showsOnLeaderboard: user.showsOnLeaderboard === 1,
    showsLogbook: user.showsTrail === 1,
    beerStylePreferences: storedJson(preferences, texts, []),
    favoriteBreweries,
    ownedBreweries: breweries.owned,
    staffBreweries: breweries.staffed,
  };
}
