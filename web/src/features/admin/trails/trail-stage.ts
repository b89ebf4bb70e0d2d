import type { AdminTrail } from '@hoptrail/contracts/admin/trails';

/** The stage of a trail, as administrators see it. */
export type TrailStage = 'Draft' | 'Coming' | 'Open' | 'Closed' | 'Over';

/**
 * Returns the stage of a trail.
 * @param today `YYYY-MM-DD` where the person is
 */
export function stageOf(
  { openedAt, closedAt, endedAt, startsOn, endsOn }: AdminTrail,
  today: string,
): TrailStage {
  if (openedAt === null) return 'Draft';
  if (closedAt !== null) return 'Closed';
  if (endedAt !== null || today > endsOn) return 'Over';
  return today < startsOn ? 'Coming' : 'Open';
}
