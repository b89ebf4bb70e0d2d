import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import { Suspense } from 'react';
import { Button } from '../../../components/actions/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';

const DeviceList = lazy(() => import('./device-list.tsx'));

/** The button that shows where the person is signed in, and its dialog. */
export function Devices() {
  const dialog = useDialog('devices');
  return (
    <>
      <Button look="quiet" onClick={dialog.show}>
        <MonitorSmartphone size={18} aria-hidden />
        Devices
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title="Signed-in devices">
        <Suspense fallback={<CardSkeleton height={200} />}>
          <DeviceList />
        </Suspense>
      </Dialog>
    </>
  );
}
