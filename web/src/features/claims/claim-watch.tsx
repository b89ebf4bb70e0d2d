import type { OwnClaim } from '@hoptrail/contracts/claims/claims';
import { CLAIM_POLL_MS } from '@hoptrail/contracts/limits';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../data/trpc.ts';
import { useClaimNotifications } from './claim-notifications.ts';

/**
 * Watches the person's open claims: fetches them every minute, on every navigation and when the app
 * becomes visible; shows a toast about decisions, and the Owner tab after an approval.
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

  const notify = useEffectEvent(useClaimNotifications(userId));
  useEffect(() => {
    if (claims.data) notify(claims.data);
  }, [claims.data]);
  return null;
}

function hasOpen(claims: readonly OwnClaim[] | undefined): boolean {
  return claims?.some(({ status }) => status === 'open') ?? false;
}
