import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { COOLDOWN_POLL_MS } from '@hoptrail/contracts/limits';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../components/state/skeleton.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { trpc } from '../../data/trpc.ts';
import { whenIdle } from '../../lib/browser/when-idle.ts';
import { positionOptions } from '../../lib/geolocation/geolocation.ts';
import { useWatchedPosition } from '../../lib/geolocation/geolocation-watch.ts';
import { showToast } from '../../lib/toast.ts';
import { attemptCheckin } from './checkin-attempt.ts';
import { CheckinBar } from './checkin-bar.tsx';
import { checkinReadiness } from './checkin-readiness.ts';
import { focusHouseCode } from './house-code/house-code-field.ts';
import type { NewCheckin } from './new-checkin.ts';
import { useCheckin } from './use-checkin.ts';

const LocationNotice = lazy(() => import('./location-notice.tsx'));
const HouseCodeEntry = lazy(() => import('./house-code/house-code-entry.tsx'));

/** Reserve the heights of what loads only without a location, so that nothing moves then. */
const noticeSkeleton = <CardSkeleton height={128} />;
const codeSkeleton = <CardSkeleton height={239} />;

interface CheckinPanelProps {
  brewery: BreweryDetail;
  onCheckin: (checkin: NewCheckin) => void;
}

/**
 * The check-in at a brewery: the notice about a missing location and the button above the bottom
 * bar.
 */
export function CheckinPanel({ brewery, onCheckin }: CheckinPanelProps) {
  const { id: userId } = useSignedInUser();
  const { data: status, isLoading } = trpc.checkins.status.useQuery(
    { userId, breweryId: brewery.id },
    { refetchInterval: COOLDOWN_POLL_MS, staleTime: COOLDOWN_POLL_MS },
  );
  const { positionState, isAsking, retry } = useWatchedPosition(
    positionOptions.brewery,
    showGrantedToast,
  );
  const readiness = checkinReadiness(brewery, positionState);
  // From the house's QR code.
  const hasCode = useLocation({ select: ({ searchStr }) => searchStr.includes('houseCode=') });
  const needsCode = readiness.kind === 'noLocation' || (hasCode && readiness.kind !== 'here');
  const { checkIn, isCheckingIn, cooling, codeProblem } = useCheckin(brewery, onCheckin);

  const keepStamp = useEffectEvent(async () => {
    const offline = await import('./offline/keep-stamp.ts').catch(() => undefined);
    await offline?.keepStamp(brewery);
  });
  useEffect(() => whenIdle(() => void keepStamp()), []);

  const [wantsCode, setWantsCode] = useState(false);
  const offersCode = needsCode && (isLoading || status?.canCheckIn === true);

  const enterCode = () => {
    // The field may still be loading.
    setWantsCode(true);
    focusHouseCode();
  };
  const tap = () => {
    if (isCheckingIn) return;
    const attempt = attemptCheckin(status, readiness);
    if (attempt.allowed) checkIn(attempt.position);
    else showToast({ type: 'info', title: attempt.why });
  };
  return (
    <>
      {readiness.kind === 'noLocation' && (
        <Suspense fallback={noticeSkeleton}>
          <LocationNotice failure={readiness.failure} isAsking={isAsking} onRetry={retry} />
        </Suspense>
      )}
      {offersCode && (
        <Suspense fallback={codeSkeleton}>
          {isLoading ? (
            codeSkeleton
          ) : (
            <HouseCodeEntry
              isCheckingIn={isCheckingIn}
              isWanted={wantsCode}
              refused={codeProblem}
              onCode={(houseCode) => checkIn({ houseCode })}
            />
          )}
        </Suspense>
      )}
      <CheckinBar
        readiness={readiness}
        status={isCheckingIn ? cooling : status}
        isCheckingIn={isCheckingIn}
        onCheckin={tap}
        onCode={offersCode ? enterCode : undefined}
      />
    </>
  );
}

function showGrantedToast() {
  showToast({ type: 'success', title: 'Location access granted!' });
}
