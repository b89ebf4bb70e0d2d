import type { OwnUser } from '@hoptrail/contracts/users/users';

/**
 * Returns the check-ins that the leaderboard counts for the signed-in person.
 * @param user may be a stored copy from before the server sent the count
 */
export function rankedCheckins(
  user: Pick<OwnUser, 'checkins'> & Partial<Pick<OwnUser, 'rankedCheckins'>>,
): number {
  return user.rankedCheckins ?? user.checkins;
}
