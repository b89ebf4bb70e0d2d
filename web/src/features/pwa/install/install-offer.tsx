import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { lazyDialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { useWayToInstall } from './use-way-to-install.ts';
import { countVisit, rememberOffer } from './visits.ts';

const InstallDialog = lazyDialog(() => import('./install-dialog.tsx'));

/** Later than the question for the location, which comes first. */
const DELAY_MS = 4000;

/** Offers once to install the app, at the second visit and over no other dialog. */
export default function InstallOffer() {
  const way = useWayToInstall();
  const dialog = useDialog('install-offer');
  const isBusy = useLocation({ select: ({ state }) => (state.dialogs?.length ?? 0) > 0 });
  const [isDue, setDue] = useState(false);
  useEffect(() => setDue(countVisit()), []);
  const offer = useEffectEvent(() => {
    rememberOffer();
    setDue(false);
    dialog.show();
  });
  useEffect(() => {
    if (!isDue || way === undefined || isBusy) return;
    const timer = setTimeout(offer, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDue, way, isBusy]);
  return <InstallDialog way={way} open={dialog.open} onClose={dialog.hide} />;
}
