import type { AdminPassport } from '@hoptrail/contracts/admin/passports';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { useUpdatePassport } from './trail-writes.ts';

/** The button that takes the prize from a trail; codes that people have are honoured. */
export function WithdrawPrize({ passport }: { passport: AdminPassport }) {
  const { id, prize, name } = passport;
  const update = useUpdatePassport('Prize withdrawn');
  return (
    <ConfirmedAction
      name={`withdraw-prize-${id}`}
      action="Withdraw the Prize"
      doing="Withdrawing..."
      isDoing={update.isPending}
      title="Withdraw the prize?"
      onConfirm={(close) => update.mutate({ id, prize: null }, { onSuccess: close })}
    >
      <p>
        Whoever completes {name} from now on gets the badge alone. Codes that people have for{' '}
        {prize} are honoured.
      </p>
    </ConfirmedAction>
  );
}
