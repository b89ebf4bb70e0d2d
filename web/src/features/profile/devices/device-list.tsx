import { Suspense } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { lazy } from '../../../components/layout/lazy.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { trpc } from '../../../data/trpc.ts';
import { hasWaiting } from '../../waiting/shared/has-waiting.ts';
import styles from './device-list.module.css';
import { DeviceRow } from './device-row.tsx';
import { useEndDevice, useSignOutEverywhere } from './use-devices.ts';

const NotSentYet = lazy(() => import('../../waiting/shared/not-sent-yet.tsx'), { silent: true });

/**
 * The devices where the person is signed in, each with a button that signs it out, and one for all.
 */
export default function DeviceList() {
  const devices = trpc.auth.sessions.list.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  const end = useEndDevice();
  const everywhere = useSignOutEverywhere();
  if (devices.error || !devices.data) {
    const skeleton = <CardSkeleton height={200} />;
    return <PendingState query={devices} failed="The devices did not load" skeleton={skeleton} />;
  }
  const ownFirst = devices.data.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <div className={styles.devices}>
      <p className={styles.hint}>
        A device you do not know? Sign it out here. Nobody gets in without a code from your mail.
      </p>
      <ul className={styles.list}>
        {ownFirst.map((device) => (
          <li key={device.id}>
            <DeviceRow
              device={device}
              isEnding={end.isPending && end.variables.id === device.id}
              onEnd={() => end.mutate({ id: device.id })}
            />
          </li>
        ))}
      </ul>
      <ConfirmedAction
        name="sign-out-everywhere"
        action="Sign Out Everywhere"
        doing="Signing out..."
        isDoing={everywhere.isPending}
        title="Sign out everywhere?"
        onConfirm={() => everywhere.mutate()}
      >
        <p>All your devices are signed out at once, this one too.</p>
        {hasWaiting() && (
          <Suspense>
            <NotSentYet />
          </Suspense>
        )}
      </ConfirmedAction>
    </div>
  );
}
