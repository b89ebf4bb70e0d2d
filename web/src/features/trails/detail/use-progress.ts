import type { PassportProgress } from '@hoptrail/contracts/trails/trails';
import { trpc } from '../../../data/trpc.ts';

const MINUTE_MS = 60_000;
/** How often an unredeemed prize is fetched again: the brewery redeems it on another phone. */
const WAITING_MS = 15_000;

/** Queries the person's progress on a trail. */
export function useProgress(id: string) {
  return trpc.trails.progress.useQuery(
    { id },
    {
      staleTime: ({ state }) => (isWaiting(state.data) ? 0 : 2 * MINUTE_MS),
      refetchInterval: ({ state }) => isWaiting(state.data) && WAITING_MS,
    },
  );
}

/** Returns whether there is a prize that was not redeemed yet. */
function isWaiting(progress: PassportProgress | undefined): boolean {
  return progress?.prize?.redeemedAt === null;
}
