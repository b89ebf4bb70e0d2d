import { useMemo } from 'react';
import { trpc } from '../../../data/trpc.ts';

/** Returns the ids of the breweries where the person was; none until they are known. */
export function useVisited(): ReadonlySet<string> {
  const { data } = trpc.logbook.visited.useQuery();
  return useMemo(() => new Set(data), [data]);
}
