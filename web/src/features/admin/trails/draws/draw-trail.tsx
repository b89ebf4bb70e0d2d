import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import Dices from 'lucide-react/icons/dices';
import { Suspense } from 'react';
import { Button } from '../../../../components/actions/button.tsx';
import { Dialog } from '../../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../../components/layout/lazy.tsx';
import { CardSkeleton } from '../../../../components/state/skeleton.tsx';

const DrawPanel = lazy(() => import('./draw-panel.tsx'));

/** The button that draws winners among those who finished a trail. */
export function DrawTrail({ trail }: { trail: AdminTrail }) {
  const { id, name } = trail;
  const dialog = useDialog(`draw-trail-${id}`);
  return (
    <>
      <Button look="quiet" onClick={dialog.show} aria-label={`Draw winners of ${name}`}>
        <Dices size={18} aria-hidden />
        Draw
      </Button>
      <Dialog open={dialog.open} onClose={dialog.hide} title={`Draw: ${name}`}>
        <Suspense fallback={<CardSkeleton height={240} />}>
          <DrawPanel trail={trail} onClose={dialog.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}
