import type { AdminTrail } from '@hoptrail/contracts/admin/trails';
import type { ReactNode } from 'react';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useUpdateTrail } from './trail-writes.ts';

interface WithdrawPrizeProps {
  trail: AdminTrail;
  /** Renders the button, which asks first. */
  button: (ask: () => void) => ReactNode;
}

/** Takes the prize from a trail; codes that people have are honoured. */
export function WithdrawPrize({ trail, button }: WithdrawPrizeProps) {
  const { id, prize, name } = trail;
  const update = useUpdateTrail('Prize withdrawn');
  return (
    <ConfirmedAction
      name={`withdraw-prize-${id}`}
      action="Withdraw the Prize"
      doing="Withdrawing..."
      isDoing={update.isPending}
      title="Withdraw the prize?"
      button={button}
      onConfirm={(close) => update.mutate({ id, prize: null }, { onSuccess: close })}
    >
      <p>
        Whoever completes {name} from now on gets the badge alone. Codes that people have for{' '}
        {prize} are honoured.
      </p>
    </ConfirmedAction>
  );
}
