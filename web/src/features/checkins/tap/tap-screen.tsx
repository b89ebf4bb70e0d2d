import Nfc from 'lucide-react/icons/nfc';
import { Suspense, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { ButtonLink } from '../../../components/actions/button-link.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { Loading } from '../../../components/state/skeleton.tsx';
import { errorMessage, isFinal } from '../../../data/errors.ts';
import { useIsOnline } from '../../../data/offline/offline.ts';
import { readTapAddress } from './tap-address.ts';
import styles from './tap-screen.module.css';
import { useTap } from './use-tap.ts';

const loadTapped = () => import('./tapped.tsx');
const Tapped = lazy(loadTapped);

interface TapScreenProps {
  /** The parameter of the address that a tag made; empty without one. */
  address: string;
  /** Called once the address is used. */
  onUsed: () => void;
}

/** The screen that an NFC tag opens: it checks the person in at once. */
export function TapScreen({ address, onUsed }: TapScreenProps) {
  const tap = useTap(onUsed);
  const isOnline = useIsOnline();
  const read = readTapAddress(address);
  const send = useEffectEvent(() => {
    if (!read) return;
    void loadTapped().catch(() => {});
    tap.mutate(read);
  });
  useEffect(() => {
    if (address) send();
  }, [address]);
  return (
    <Page isText>
      {tap.data ? (
        <Suspense fallback={<Reading text="Checking you in..." />}>
          <Tapped checkin={tap.data} />
        </Suspense>
      ) : tap.error ? (
        <Refused error={tap.error} onRetry={() => send()} />
      ) : read && isOnline ? (
        <Reading text="Reading the tag..." />
      ) : read ? (
        <EmptyState
          drawing="offline"
          heading="h1"
          title="No connection"
          hint="Your check-in is sent as soon as you are back online. Keep this page open."
        />
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

function Refused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        heading="h1"
        title="Not checked in"
        hint={errorMessage(error)}
        action={isFinal(error) ? nearby : <Button onClick={onRetry}>Try Again</Button>}
      />
    </div>
  );
}

const nearby = (
  <ButtonLink to="/breweries" look="quiet">
    Nearby Breweries
  </ButtonLink>
);
