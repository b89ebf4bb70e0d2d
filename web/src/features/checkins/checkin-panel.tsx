import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { COOLDOWN_POLL_MS } from '@hoptrail/contracts/limits';
import { Suspense, useEffect } from 'react';
import { part } from '../../components/layout/part.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useWatchedPosition } from '../../lib/geolocation/geolocation-watch.ts';
import { showToast } from '../../lib/toast.ts';
import { attemptCheckin } from './checkin-attempt.ts';
import { CheckinBar } from './checkin-bar.tsx';
import { checkinReadiness } from './checkin-readiness.ts';
import { LocationNotice } from './location-notice.tsx';
import { useCheckin } from './use-checkin.ts';

const loadCelebration = () => import('./celebration/celebration.tsx');
const Celebration = part(loadCelebration, { silent: true });

/**
 * The check-in at a brewery: the notice about a missing location, the button above the bottom bar,
 * and the celebration.
 */
export function CheckinPanel({ brewery }: { brewery: BreweryDetail }) {
  const { id: userId } = useSignedInUser();
  const { data: status } = trpc.checkins.status.useQuery(
    { userId, breweryId: brewery.id },
    { refetchInterval: COOLDOWN_POLL_MS, staleTime: COOLDOWN_POLL_MS },
  );
  const { positionState, isAsking, retry } = useWatchedPosition(
    positionOptions.brewery,
    showGrantedToast,
  );
  const readiness = checkinReadiness(brewery, positionState);
  const { checkIn, isCheckingIn, cooling, made, onCelebrated } = useCheckin(brewery.id);

  // Loaded ahead, so that it is ready when the check-in succeeds.
  useEffect(() => void loadCelebration().catch(() => {}), []);

  const tap = () => {
    if (isCheckingIn) return;
    const attempt = attemptCheckin(status, readiness);
    if (attempt.allowed) checkIn(attempt.position);
    else showToast({ type: 'info', title: attempt.why });
  };
  return (
    <>
      {readiness.kind === 'noLocation' && (
        <LocationNotice failure={readiness.failure} isAsking={isAsking} onRetry={retry} />
      )}
      <CheckinBar
        readiness={readiness}
        status={isCheckingIn ? cooling : status}
        isCheckingIn={isCheckingIn}
        onCheckin={tap}
      />
      <Suspense>
        {made && <Celebration checkin={made} breweryName={brewery.name} onEnd={onCelebrated} />}
      </Suspense>
    </>
  );
}

function showGrantedToast() {
  showToast({ type: 'success', title: 'Location access granted!' });
}
