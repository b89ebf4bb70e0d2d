import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import Dices from 'lucide-react/icons/dices';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Gift from 'lucide-react/icons/gift';
import { Suspense } from 'react';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { useDialog } from '../../../components/dialog/use-dialog.ts';
import { lazy } from '../../../components/layout/lazy.tsx';
import type { MenuAction } from '../../../components/menu/menu-list.tsx';
import { RowMenu } from '../../../components/menu/row-menu.tsx';
import { CardSkeleton } from '../../../components/state/skeleton.tsx';
import { OpenTrail } from './open-trail.tsx';
import type { TrailStage } from './trail-stage.ts';
import { WithdrawPrize } from './withdraw-prize.tsx';

const DrawPanel = lazy(() => import('./draws/draw-panel.tsx'));

/** The rarer actions on a trail, with the dialogs that they open; nothing where there are none. */
export function TrailMenu({ trail, stage }: { trail: AdminTrail; stage: TrailStage }) {
  const { id, name, prize } = trail;
  const drawing = useDialog(`draw-trail-${id}`);
  const withPrize = (actions: readonly MenuAction[]) => {
    if (prize === null) return actions.length > 0 && <TrailActions name={name} actions={actions} />;
    return (
      <WithdrawPrize
        trail={trail}
        button={(ask) => {
          const withdraw = { label: 'Withdraw the Prize', Icon: Gift, isDangerous: true };
          return (
            <TrailActions name={name} actions={[...actions, { ...withdraw, onSelect: ask }]} />
          );
        }}
      />
    );
  };
  if (stage === 'Draft') return withPrize([]);
  const draw = { label: 'Draw Winners', Icon: Dices, onSelect: drawing.show };
  return (
    <>
      {stage === 'Over' ? (
        withPrize([draw])
      ) : (
        <OpenTrail trail={trail} button={(ask) => withPrize([draw, openingOf(stage, ask)])} />
      )}
      <Dialog open={drawing.open} onClose={drawing.hide} title={`Draw: ${name}`}>
        <Suspense fallback={<CardSkeleton height={240} />}>
          <DrawPanel trail={trail} onClose={drawing.hide} />
        </Suspense>
      </Dialog>
    </>
  );
}

function TrailActions({ name, actions }: { name: string; actions: readonly MenuAction[] }) {
  return <RowMenu label={`Actions for ${name}`} actions={actions} />;
}

function openingOf(stage: TrailStage, onSelect: () => void): MenuAction {
  return stage === 'Closed'
    ? { label: 'Open Trail', Icon: DoorOpen, onSelect }
    : { label: 'Close Trail', Icon: DoorClosed, isDangerous: true, onSelect };
}
