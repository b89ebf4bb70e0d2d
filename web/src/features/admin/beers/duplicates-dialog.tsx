import type { BreweryDetail } from '@hoptrail/contracts/breweries/breweries';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { PendingState } from '../../../components/state/pending-state.tsx';
import { trpc } from '../../../data/trpc.ts';
import styles from './merge-dialog.module.css';
import { MergeList } from './merge-list.tsx';

interface DuplicatesDialogProps {
  brewery: Pick<BreweryDetail, 'id' | 'name'>;
  open: boolean;
  onClose: () => void;
}

/** Lists the pairs of beers of a brewery that are probably one beer, and merges them. */
export default function DuplicatesDialog({
  brewery: { id, name },
  open,
  onClose,
}: DuplicatesDialogProps) {
  const query = trpc.admin.beers.duplicates.useQuery({ breweryId: id });
  return (
    <Dialog open={open} onClose={onClose} title="Likely Duplicates">
      {!query.data ? (
        <PendingState query={query} failed="The beers did not load" skeleton={240} />
      ) : query.data.length === 0 ? (
        <EmptyState
          drawing="beers"
          title={`No two beers of ${name} look like one`}
          hint="On the page of a beer you can merge it with any other one."
        />
      ) : (
        <div className={styles.form}>
          <p>
            Beers of {name} with nearly the same name, and others of that name elsewhere. Each pair
            may still be two beers.
          </p>
          <MergeList label="Likely duplicates" pairs={query.data} namesBoth />
        </div>
      )}
    </Dialog>
  );
}
