import { useQueryClient } from '@tanstack/react-query';
import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useState } from 'react';
import { lazy } from '../../components/layout/lazy.tsx';
import { useWaitingUnit } from '../../data/distance-choice.ts';
import { useCurrentUser } from '../../data/session.ts';
import { UnitSender } from '../../data/unit-sender.tsx';
import { hasStored, useHasStored } from '../../data/waiting/waiting-list.ts';
import { OLD_LISTS, WAITING_CALLS, WAITING_SWITCHES } from '../../data/waiting/waiting-names.ts';
import { hasStoredChanges } from '../logbook/shared/waiting/stored-mark.ts';
import { applyUpdate, followUpdates } from './app-updates.ts';
import styles from './line.module.css';
import { useFailedReload } from './use-failed-reload.ts';
import { useKeepFirstScreens } from './use-keep-first-screens.ts';

const background = { silent: true };
const CallsSender = lazy(() => import('../../data/waiting/calls-sender.tsx'), background);
const SwitchSender = lazy(() => import('../beers/shared/switches/switch-sender.tsx'), background);
const StaleLine = lazy(() => import('./stale-line.tsx'), background);
const ChangesSender = lazy(() => import('../logbook/shared/waiting/sends-changes.tsx'), background);

/**
 * Offers a new version of the app; the page reloads only when the person taps. It also says that the
 * page could not be loaded again, and sends what waits on this phone.
 */
export default function UpdateLine() {
  // Nothing to load for most people.
  const hasCalls = useHasStored(WAITING_CALLS);
  const hasSwitches = useHasStored(WAITING_SWITCHES);
  const [hasChanges] = useState(hasStoredChanges);
  const [waiting, setWaiting] = useState<ServiceWorker>();
  const queryClient = useQueryClient();
  const userId = useCurrentUser()?.id;
  const unit = useWaitingUnit(userId ?? '');
  useKeepFirstScreens(userId);
  const failedSince = useFailedReload();

  // Registers again after a sign-out, with which the server makes the browser clear its storage.
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    return followUpdates(queryClient, setWaiting);
  }, [queryClient, userId]);

  useEffect(() => {
    if (!OLD_LISTS.some(hasStored)) return;
    void import('../../data/waiting/move-old-lists.ts').then(({ moveOldLists }) => moveOldLists());
  }, []);

  // A connection can be lost before the service worker has stored the file.
  useEffect(() => void import('./data-age.tsx').catch(() => {}), []);

  const senders = userId !== undefined && (
    <Suspense>
      {hasCalls && <CallsSender />}
      {hasSwitches && <SwitchSender key={userId} userId={userId} />}
      {unit && <UnitSender key={userId} userId={userId} unit={unit} />}
      {hasChanges && <ChangesSender />}
    </Suspense>
  );
  return (
    <>
      {senders}
      {failedSince !== undefined && (
        <Suspense>
          <StaleLine since={failedSince} />
        </Suspense>
      )}
      {waiting && <NewVersion worker={waiting} onLater={() => setWaiting(undefined)} />}
    </>
  );
}

function NewVersion({ worker, onLater }: { worker: ServiceWorker; onLater: () => void }) {
  return (
    <div className={styles.line}>
      <Sparkles size={18} aria-hidden />
      <span className={styles.text}>A new version of Hoptrail is ready.</span>
      <button type="button" className={styles.action} onClick={() => applyUpdate(worker)}>
        Update
      </button>
      <button type="button" className={styles.quiet} aria-label="Later" onClick={onLater}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
