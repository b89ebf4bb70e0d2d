import { Button } from '../../../components/actions/button.tsx';
import { EmptyState } from '../../../components/state/empty-state.tsx';
import { counted } from '../../../lib/text/numbers.ts';
import { AdminTable } from '../lists/admin-table.tsx';
import type { useAllBreweries } from './breweries-query.ts';
import { BreweryCells } from './brewery-cells.tsx';
import styles from './found-breweries.module.css';

interface FoundBreweriesProps {
  list: ReturnType<typeof useAllBreweries>;
  /** Whether a filter is active. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** The breweries that match the filters, and their number. */
export function FoundBreweries({ list, isNarrowed, onShowAll }: FoundBreweriesProps) {
  const { breweries, total } = list;
  return (
    <AdminTable
      label="Breweries found"
      columns={['Brewery', 'Owners', 'Phone']}
      query={list}
      items={breweries}
      failed="The breweries did not load"
      skeleton={{ rows: 4, height: 80 }}
      empty={<NoBreweries isNarrowed={isNarrowed} onShowAll={onShowAll} />}
      head={
        <p className={styles.total} role="status">
          {counted(total, 'brewery', 'breweries')}
        </p>
      }
    >
      {(brewery) => <BreweryCells brewery={brewery} />}
    </AdminTable>
  );
}

function NoBreweries({ isNarrowed, onShowAll }: Omit<FoundBreweriesProps, 'list'>) {
  return (
    <EmptyState
      drawing={isNarrowed ? 'search' : 'breweries'}
      title={isNarrowed ? 'No such breweries' : 'No breweries yet'}
      hint={isNarrowed ? 'Try other words, or all of them.' : 'Create the first one.'}
      action={
        isNarrowed && (
          <Button look="quiet" onClick={onShowAll}>
            Show all
          </Button>
        )
      }
    />
  );
}
