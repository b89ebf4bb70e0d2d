import type { PassportProgress } from '@hoptrail/contracts/trails/trails';
import type { Db } from '../../../db/database.ts';
import { loadVisits } from '../backlog/load-visits.ts';
import { findAllOpenTrails } from '../shared/open-trails.repo.ts';
import { isWithin } from '../shared/stamps.rules.ts';
import { findAllTries } from './questions.repo.ts';
import { triesLeft } from './questions.rules.ts';

/**
 * Returns what a person can answer on a trail.
 * @param stops the breweries without a stamp
 */
export async function loadQuestions(
  db: Db,
  { userId, trailId, now }: { userId: string; trailId: string; now: Date },
  stops: readonly { id: string; question: string | null }[],
): Promise<PassportProgress['questions']> {
  const breweryIds = stops.flatMap(({ id, question }) => (question === null ? [] : id));
  if (breweryIds.length === 0) return [];
  const [trail] = await findAllOpenTrails(db, now, [trailId]);
  if (!trail) return [];
  const visits = await loadVisits(db, trail, { userIds: [userId], breweryIds });
  const visited = new Set(
    visits.flatMap((visit) => (isWithin(trail, visit.visitedOn) ? visit.breweryId : [])),
  );
  const tries = await findAllTries(db, userId, trailId);
  return breweryIds.map((breweryId) => {
    const before = tries.find((row) => row.breweryId === breweryId);
    return {
      breweryId,
      hasVisited: visited.has(breweryId),
      isAnswered: (before?.answeredAt ?? null) !== null,
      triesLeft: triesLeft(before, now),
    };
  });
}
