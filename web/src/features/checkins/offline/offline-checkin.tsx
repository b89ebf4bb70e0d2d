import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { useLocation } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useState } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { useSignedInUser } from '../../../data/session.ts';
import { trpc } from '../../../data/trpc.ts';
import { putCall } from '../../../data/waiting/calls/put-call.ts';
import { positionOptions } from '../../../lib/geolocation/geolocation.ts';
import { useWatchedPosition } from '../../../lib/geolocation/geolocation-watch.ts';
import { showToast } from '../../../lib/toast.ts';
import { attemptCheckin } from '../checkin-attempt.ts';
import { checkinReadiness } from '../checkin-readiness.ts';
import HouseCodeEntry from '../house-code/house-code-entry.tsx';
import { focusHouseCode } from '../house-code/house-code-field.ts';
import { type NewCheckin, type PresenceProof, tapOfNow } from '../new-checkin.ts';
import styles from '../shared/checkin-bar.module.css';
import { callOfTap } from './call-of-tap.ts';
import { useIsWaiting } from './use-is-waiting.ts';
import { waitingCheckin } from './waiting-checkin.ts';

interface OfflineCheckinProps {
  brewery: BreweryDetail;
  onCheckin: (checkin: NewCheckin) => void;
}

/**
 * The check-in without a connection: it waits on this phone, with the position if there is one and the
 * code of the day if it was typed.
 */
export default function OfflineCheckin({ brewery, onCheckin }: OfflineCheckinProps) {
  const user = useSignedInUser();
  const { data: status } = trpc.checkins.status.useQuery(
    { userId: user.id, breweryId: brewery.id },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { positionState } = useWatchedPosition(positionOptions.brewery, () => {});
  const readiness = checkinReadiness(brewery, positionState);
  const isWaiting = useIsWaiting(brewery.id);
  const [wasTapped, setTapped] = useState(false);
  const [wantsCode, setWantsCode] = useState(false);
  // From the house's QR code.
  const hasCode = useLocation({ select: ({ searchStr }) => searchStr.includes('houseCode=') });

  const checkIn = (houseCode?: string) => {
    if (isWaiting) return showToast({ type: 'info', title: 'This check-in waits for signal' });
    // Indoors a phone may find no position; the server decides what counts without one.
    const isUnplaced = readiness.kind === 'finding' || readiness.kind === 'noLocation';
    const attempt =
      isUnplaced && status?.canCheckIn !== false
        ? ({ allowed: true, position: {} } as const)
        : attemptCheckin(status, readiness);
    const hasCode = houseCode !== undefined;
    if (!(attempt.allowed || hasCode)) return showToast({ type: 'info', title: attempt.why });
    const proof: PresenceProof = {
      ...(attempt.allowed && attempt.position),
      ...(hasCode && { houseCode }),
    };
    const call = callOfTap(brewery, user.id, tapOfNow(proof));
    putCall(call);
    setTapped(true);
    onCheckin(waitingCheckin(call, user));
  };
  const isDone = isWaiting || wasTapped;
  return (
    <>
      {!isDone && (wantsCode || hasCode) && (
        <HouseCodeEntry
          hint="Four digits from the bar verify a check-in that is sent later."
          isCheckingIn={false}
          isWanted={wantsCode}
          refused={undefined}
          onCode={checkIn}
        />
      )}
      <div className={styles.room} />
      <section className={styles.bar} aria-label="Check-in">
        <p className={styles.line} id="checkin-line" role="status">
          <CloudOff size={18} aria-hidden />
          <strong>{isDone ? 'Waiting for signal' : 'You are offline'}</strong>
          <span className={styles.hint}>
            {isDone ? 'Your check-in is sent by itself.' : 'Your check-in waits for signal.'}
          </span>
        </p>
        <div className={styles.buttons}>
          <Button
            wide
            className={styles.button}
            aria-disabled={isDone || status?.canCheckIn === false}
            aria-describedby="checkin-line"
            onClick={() => checkIn()}
          >
            {isDone ? 'Checked In' : 'Check In'}
          </Button>
          {!isDone && (
            <Button
              look="quiet"
              wide
              className={styles.code}
              aria-label="Check in with the code"
              onClick={() => {
                // The field may not be shown yet, and takes the focus then.
                setWantsCode(true);
                focusHouseCode();
              }}
            >
              With the Code
            </Button>
          )}
        </div>
      </section>
    </>
  );
}
