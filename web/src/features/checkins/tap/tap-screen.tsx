import Nfc from 'lucide-react/icons/nfc';
import { Suspense, useEffect } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { Loading } from '../../../components/state/skeleton.tsx';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { CheckedInBefore } from './checked-in-before.tsx';
import { readTapAddress } from './tap-address.ts';
import styles from './tap-screen.module.css';
import { useTap } from './use-tap.ts';

const loadTapped = () => import('./tapped.tsx');
const Tapped = lazy(loadTapped);

interface TapScreenProps {
  /** The parameter of the address that a tag made; empty without one. */
  address: string;
  /** Called once the phone has stored the tap. */
  onStored: () => void;
}

/** The screen that an NFC tag opens: it checks the person in at once, or once there is a connection. */
export function TapScreen({ address, onStored }: TapScreenProps) {
  const { call, outcome, retry } = useTap(address, onStored);
  const isOnline = useIsOnline();
  useEffect(() => void (address && loadTapped().catch(() => {})), [address]);
  return (
    <Page isText>
      {outcome?.kind === 'checkedIn' ? (
        <Suspense fallback={<Reading text="Checking you in..." />}>
          <Tapped checkin={outcome.checkin} />
        </Suspense>
      ) : outcome ? (
        <CheckedInBefore at={outcome.at} />
      ) : call?.problem !== undefined ? (
        <Refused problem={call.problem} />
      ) : call?.isTold || (call && !isOnline) ? (
        <Waiting isOnline={isOnline} onRetry={retry} />
      ) : call || readTapAddress(address) ? (
        <Reading text="Reading the tag..." />
      ) : (
        <EmptyState
          drawing="not-found"
          heading="h1"
          title={address ? 'The tag was not read' : 'Tap a tag'}
          hint={
            address
              ? 'The address of the tag is incomplete. Please hold your phone to it again.'
              : 'Hold your phone to the NFC tag of a brewery, and you are checked in there.'
          }
          action={nearby}
        />
      )}
    </Page>
  );
}

function Reading({ text }: { text: string }) {
  return (
    <Loading>
      <div className={styles.reading}>
        <span className={styles.tag} aria-hidden>
          <Nfc size={44} />
        </span>
        <h1 className={styles.title}>{text}</h1>
      </div>
    </Loading>
  );
}

function Waiting({ isOnline, onRetry }: { isOnline: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      drawing="offline"
      heading="h1"
      title={isOnline ? 'Your tap is not sent yet' : 'Your tap waits for signal'}
      hint={
        isOnline
          ? 'The server is busy. This phone keeps your tap and sends it soon, at the time of the tap.'
          : 'This phone keeps it and checks you in once you are online, at the time of the tap. You can close this page.'
      }
      action={isOnline ? <Button onClick={onRetry}>Try Again</Button> : nearby}
    />
  );
}

function Refused({ problem }: { problem: string }) {
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        heading="h1"
        title="Not checked in"
        hint={problem}
        action={nearby}
      />
    </div>
  );
}

const nearby = (
  <ButtonLink to="/breweries" look="quiet">
    Nearby Breweries
  </ButtonLink>
);
