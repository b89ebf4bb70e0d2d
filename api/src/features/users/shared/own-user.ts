import { CLAIM_NEWS_MS } from '@hoptrail/contracts/limits';
import type { OwnUser } from '@hoptrail/contracts/users/users';
import { roleOf } from '../../../access/sessions.ts';
import type { Deps } from '../../../context.ts';
import { AppError } from '../../../errors.ts';
import { instantAfter } from '../../../lib/durations.ts';
import { countUnseenLosses } from '../../breweries/shared/losses.repo.ts';
import { countClaimNews } from '../../claims/shared/claims.repo.ts';
import { findProfile } from './users.repo.ts';

/**
 * Returns all of a person's own record.
 * @throws AppError `user.notFound`
 */
export async function loadOwnUser(
  { db, caches, config, clock }: Pick<Deps, 'db' | 'caches' | 'config' | 'clock'>,
  id: string,
): Promise<OwnUser> {
  const ranking = config.leaderboardVerifiedOnly ? 'verifiedCheckins' : 'checkins';
  const now = clock.now();
  const profile = await findProfile(db, caches.ranks[ranking], { id, now });
  if (!profile) throw new AppError('user.notFound');
  const claims = await countClaimNews(db, id, instantAfter(now, -CLAIM_NEWS_MS));
  const lostBreweries = await countUnseenLosses(db, id);
  return { ...profile, role: roleOf(profile, config), claims, lostBreweries };
}
