import { LOCATION_PROMPT_DELAY_MS } from '@hoptrail/contracts/limits';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDialog } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';
import { useSignedInUser } from '../../data/session.ts';
import { rememberAsked, wasAsked } from './permission-flags.ts';
import { useLocationPermission } from './use-location-permission.ts';

const LocationDialog = lazy(() => import('./location-dialog.tsx'), { silent: true });

/**
 * Asks for the location a second after sign-in, or after another dialog that was open then, once for
 * each person, and never after a refusal.
 * Once open it stays, whatever the answer, until the person closes it or grants.
 */
export default function LocationPrompt() {
  const { id } = useSignedInUser();
  const { permission, request } = useLocationPermission();
  const dialog = useDialog('location');
  // Somebody who fills in a form is not interrupted.
  const isBusy = useLocation({
    select: ({ state }) => state.dialogs?.some((name) => name !== 'location') === true,
  });
  const [stage, setStage] = useState<'waiting' | 'open' | 'answered'>(() =>
    wasAsked(id) ? 'answered' : 'waiting',
  );
  const wasOpen = useRef(false);

  const offer = useEffectEvent(() => {
    if (permission.refusedForGood) return;
    if (!dialog.open) dialog.show();
    setStage('open');
  });
  useEffect(() => {
    if (stage !== 'waiting' || isBusy) return;
    const timer = setTimeout(offer, LOCATION_PROMPT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [stage, isBusy]);

  useEffect(() => {
    if (stage === 'open' && wasOpen.current && !dialog.open) {
      rememberAsked(id);
      setStage('answered');
    }
    wasOpen.current = dialog.open;
  }, [stage, dialog.open, id]);

  if (stage !== 'open') return null;
  return (
    <Suspense>
      <LocationDialog
        open={dialog.open}
        permission={permission}
        onAllow={async () => {
          if (await request()) dialog.hide();
        }}
        onClose={dialog.hide}
      />
    </Suspense>
  );
}
