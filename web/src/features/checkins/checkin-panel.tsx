import type { BreweryDetail } from '@hoptrail/contracts/breweries';
import { COOLDOWN_POLL_MS } from '@hoptrail/contracts/limits';
import { Suspense, useEffect } from 'react';
import { part } from '../../components/layout/part.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useWhereabouts } from '../../lib/geolocation/geolocation-watch.ts';
import { showToast } from '../../lib/toast.ts';
import { attemptCheckin } from './checkin-attempt.ts';
import { CheckinBar } from './checkin-bar.tsx';
import { checkinReadiness } from './checkin-readiness.ts';
import { LocationNotice } from './location-notice.tsx';
import { useCheckin } from './use-checkin.ts';

const loadCelebration = () => import('./celebration/celebration.tsx');
const Celebration = part(loadCelebration, { silent: true });

/**
 * Everything about checking in at a brewery: the notice where the location is missing, the button
 * above the bottom bar, and the celebration.
 */
export function CheckinPanel({ brewery }: { brewery: BreweryDetail }) {
  const { id: userId } = useSignedInUser();
  const { data: status } = trpc.checkins.status.useQuery(
    { userId, breweryId: brewery.id },
    { refetchInterval: COOLDOWN_POLL_MS, staleTime: COOLDOWN_POLL_MS },
  );
  const { whereabouts, isAsking, retry } = useWhereabouts(
    positionOptions.brewery,
    showGrantedToast,
  );
  const readiness = checkinReadiness(brewery, whereabouts);
  const { checkIn, isCheckingIn, cooling, made, onCelebrated } = useCheckin(brewery.id);

  // So that it is there when the check-in is made.
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
