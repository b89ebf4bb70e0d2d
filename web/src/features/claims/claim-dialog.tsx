import { Suspense } from 'react';
import { Dialog } from '../../components/dialog/dialog.tsx';
import type { DialogState } from '../../components/dialog/use-dialog.ts';
import { lazy } from '../../components/layout/lazy.tsx';
import { CardSkeleton, Loading } from '../../components/state/skeleton.tsx';

const ClaimForm = lazy(() => import('./claim-form.tsx'));

interface ClaimDialogProps {
  brewery: { id: string; name: string };
  dialog: DialogState;
}

/** The dialog in which a person claims a brewery. */
export function ClaimDialog({ brewery, dialog }: ClaimDialogProps) {
  return (
    <Dialog open={dialog.open} onClose={dialog.hide} title="Is this your brewery?">
      <Suspense
        fallback={
          <Loading>
            <CardSkeleton height={320} />
          </Loading>
        }
      >
        <ClaimForm brewery={brewery} onClose={dialog.hide} />
      </Suspense>
    </Dialog>
  );
}
