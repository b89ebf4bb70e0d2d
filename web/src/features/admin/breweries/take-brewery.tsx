import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { FormDelete } from '../../../components/form/form-delete.tsx';
import { useSetOwner } from './brewery-writes.ts';

interface TakeBreweryProps {
  brewery: { id: string; name: string };
  /** The usernames of those who own it, in words. */
  owners: string;
}

/** The button that takes a brewery from all of its owners. */
export function TakeBrewery({ brewery: { id, name }, owners }: TakeBreweryProps) {
  const set = useSetOwner();
  return (
    <ConfirmedAction
      name="take-ownership"
      action="Take it away"
      doing="Take it away"
      isDoing={set.isPending}
      title="Take the brewery away?"
      onConfirm={(close) => set.mutate({ id, email: null }, { onSuccess: close })}
      button={(ask) => <FormDelete onClick={ask}>Take it from {owners}</FormDelete>}
    >
      <p>
        {owners} can no longer change anything. Nobody but administrators can edit {name} and its
        events then.
      </p>
    </ConfirmedAction>
  );
}
