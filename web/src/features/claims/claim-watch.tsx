import type { OwnClaim } from '@hoptrail/contracts/claims';
import { CLAIM_POLL_MS } from '@hoptrail/contracts/limits';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../data/trpc.ts';
import { useTellOutcomes } from './claim-notifications.ts';

/**
 * Looks after somebody's claims: while one is open it is asked for every minute, on every page that
 * is opened and when the app comes back into view; the outcome is told, and a brewery that became
 * the person's own shows in the bar at once.
 */
export default function ClaimWatch({ userId }: { userId: string }) {
  const router = useRouter();
  const claims = trpc.claims.mine.useQuery(
    { id: userId },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => hasOpen(state.data) && CLAIM_POLL_MS,
      refetchOnWindowFocus: ({ state }) => hasOpen(state.data) && 'always',
    },
  );

  const askAgain = useEffectEvent(() => {
    if (hasOpen(claims.data)) void claims.refetch();
  });
  useEffect(() => router.subscribe('onResolved', () => askAgain()), [router]);

  const tell = useEffectEvent(useTellOutcomes(userId));
  useEffect(() => {
    if (claims.data) tell(claims.data);
  }, [claims.data]);
  return null;
}

function hasOpen(claims: readonly OwnClaim[] | undefined): boolean {
  return claims?.some(({ status }) => status === 'open') ?? false;
}
