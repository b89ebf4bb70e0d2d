import type { ListedBrewery } from '@hoptrail/contracts/breweries/breweries';
import { ActionRow } from '../../../components/actions/action-row.tsx';
import { eventKinds } from './event-kinds.tsx';

/** The buttons that add an event of each kind to a brewery. */
export default function AddEvents({ brewery }: { brewery: ListedBrewery }) {
  return (
    <ActionRow>
      {eventKinds.map(([kind, { Add }]) => (
        <Add key={kind} brewery={brewery} />
      ))}
    </ActionRow>
  );
}
