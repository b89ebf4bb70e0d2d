import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import type { ReactNode } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useSetTrailOpen } from './trail-writes.ts';

interface OpenTrailProps {
  trail: AdminTrail;
  /** Renders a different button, which asks first. */
  button?: (ask: () => void) => ReactNode;
}

/** The button that opens a trail, or closes it before its last day. */
export function OpenTrail({ trail, button }: OpenTrailProps) {
  const { id, name, openedAt, closedAt } = trail;
  const isOpen = openedAt !== null && closedAt === null;
  const set = useSetTrailOpen();
  return (
    <ConfirmedAction
      name={`open-${id}`}
      action={isOpen ? 'Close Trail' : 'Open Trail'}
      doing={isOpen ? 'Closing...' : 'Opening...'}
      isDoing={set.isPending}
      title={isOpen ? 'Close the trail?' : 'Open the trail?'}
      look={isOpen ? 'danger' : 'primary'}
      {...(button && { button })}
      onConfirm={(close) => set.mutate({ id, open: !isOpen }, { onSuccess: close })}
    >
      {isOpen ? (
        <p>
          {name} takes no more stamps. Stamps, badges and prizes stay with the people who have them.
        </p>
      ) : (
        <p>Everybody sees {name} then, and check-ins since its first day count.</p>
      )}
    </ConfirmedAction>
  );
}
