import type { OwnClaim } from '@hoptrail/contracts/claims/claims';
import { useInvalidate } from '../../data/invalidate.ts';
import { useSession } from '../../data/session.ts';
import { isTexts, localStore } from '../../lib/browser/storage.ts';
import { showToast } from '../../lib/toast.ts';

/**
 * Shows a toast once for each decided claim that this device last saw open, and refetches what an
 * approval changes: the person's breweries, rights and navigation.
 */
export function useClaimNotifications(userId: string) {
  const session = useSession();
  const invalidate = useInvalidate();
  const key = `openClaims.${userId}`;
  return (claims: readonly OwnClaim[]) => {
    const seenOpen = localStore.read(key, isTexts) ?? [];
    const open = claims.filter(({ status }) => status === 'open').map(({ id }) => id);
    localStore.write(key, open);
    const decided = claims.filter(({ id, status }) => status !== 'open' && seenOpen.includes(id));
    for (const claim of decided) showOutcome(claim);
    if (decided.length === 0) return;
    void session.refresh();
    invalidate('breweries');
  };
}

function showOutcome({ status, brewery, reason }: OwnClaim) {
  if (status === 'approved') {
    const title = `Your claim to ${brewery.name} was approved`;
    const description = 'You look after it now.';
    showToast({ type: 'success', title, description });
  } else {
    const title = `Your claim to ${brewery.name} was declined`;
    showToast({ type: 'info', title, ...(reason && { description: reason }) });
  }
}
