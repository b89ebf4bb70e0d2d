import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import { ConfirmedAction } from '../../../components/dialog/confirmed-action.tsx';
import { PageAction } from '../../../components/form/page-actions/page-actions.tsx';
import { useSetClosed } from './brewery-writes.ts';

/** The button 'Close Brewery' or 'Re-open Brewery' on a brewery's page, for administrators. */
export function CloseBrewery({ brewery }: { brewery: BreweryDetail }) {
  const { id, name, closedAt } = brewery;
  const isClosed = closedAt !== null;
  const set = useSetClosed();
  const change = isClosed ? 'Re-open Brewery' : 'Close Brewery';
  return (
    <ConfirmedAction
      name="close-brewery"
      action={change}
      doing={isClosed ? 'Re-opening...' : 'Closing...'}
      isDoing={set.isPending}
      title={`${change}?`}
      look={isClosed ? 'primary' : 'danger'}
      onConfirm={(close) => set.mutate({ id, closed: !isClosed }, { onSuccess: close })}
      button={(ask) => (
        <PageAction Icon={isClosed ? DoorOpen : DoorClosed} isDangerous={!isClosed} onClick={ask}>
          {change}
        </PageAction>
      )}
    >
      {isClosed ? (
        <p>{name} and its events are listed again, and people can check in there.</p>
      ) : (
        <p>
          {name} and its events are not listed any more, and nobody can check in there. Nothing is
          deleted: you can re-open it at any time.
        </p>
      )}
    </ConfirmedAction>
  );
}
