import type { RsvpStatus } from '@hoptrail/contracts/events/rsvps';
import type { SpecialEvent } from '@hoptrail/contracts/events/special';
import Check from 'lucide-react/icons/check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import card from '../../../components/layout/card.module.css';
import { lazy } from '../../../components/layout/lazy.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './event-places.module.css';
import { usePlace } from './use-place.ts';

const GuestsButton = lazy(() => import('./guests-button.tsx'), { silent: true });

/** The places of a special event: how many are taken, and the button that takes one. */
export default function EventPlaces({ event }: { event: SpecialEvent }) {
  // Others take places meanwhile, so a stored count is only shown until the current one is there.
  const { data: status } = trpc.events.rsvps.status.useQuery({ id: event.id }, { staleTime: 0 });
  if (!status) return null;
  const { places, going } = status;
  return (
    <section className={card.card} aria-label="Places">
      <div className={styles.head}>
        <Users size={20} aria-hidden className={styles.icon} />
        <p className={styles.count}>
          {going} of {places} places taken
        </p>
        {event.viewer.canEdit && (
          <Suspense>
            <GuestsButton event={event} />
          </Suspense>
        )}
      </div>
      <div className={styles.bar} aria-hidden>
        <div className={styles.taken} style={{ scale: `${Math.min(1, going / places)} 1` }} />
      </div>
      <OwnPlace event={event} status={status} />
    </section>
  );
}

/** Whether the person comes, and the button that changes it. */
function OwnPlace({ event, status }: { event: SpecialEvent; status: RsvpStatus }) {
  const { places, going, isGoing, hasBegun } = status;
  const { waiting, isSending, answer } = usePlace(event, status);
  if (hasBegun) {
    return isGoing ? <p className={styles.going}>You said that you come.</p> : null;
  }
  if (waiting && !isSending) {
    return (
      <div className={styles.own}>
        <p className={styles.going} role="status">
          <CloudOff size={20} aria-hidden />
          {waiting.isGoing ? 'Not sure yet: waiting for signal' : 'Not coming: waiting for signal'}
        </p>
        <Button look="quiet" onClick={() => answer(!waiting.isGoing)}>
          {waiting.isGoing ? 'Not Coming' : "I'm Coming"}
        </Button>
      </div>
    );
  }
  if (isGoing) {
    return (
      <div className={styles.own}>
        <p className={styles.going}>
          <Check size={20} aria-hidden />
          You are coming
        </p>
        <Button look="quiet" disabled={isSending} onClick={() => answer(false)}>
          {isSending ? 'Cancelling...' : 'Not Coming'}
        </Button>
      </div>
    );
  }
  if (going >= places) return <p className={styles.full}>All places are taken.</p>;
  return (
    <>
      <Button wide disabled={isSending} onClick={() => answer(true)}>
        {isSending ? 'Taking a Place...' : "I'm Coming"}
      </Button>
      <p className={styles.hint}>The brewery sees your username.</p>
    </>
  );
}
