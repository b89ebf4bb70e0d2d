import type { HistoryEntry } from '@hoptrail/contracts/history/history';
import X from 'lucide-react/icons/x';
import type { HistoryFilter } from '../../history/shared/history-query.ts';
import styles from './active-filters.module.css';

interface ActiveFiltersProps {
  filter: HistoryFilter;
  /** The history shown; it contains the names of the filtered person and brewery. */
  entries: readonly HistoryEntry[];
  onFilter: (filter: HistoryFilter) => void;
}

/**
 * The person and the brewery by which the history is filtered, each with a button that removes the
 * filter.
 */
export function ActiveFilters({ filter, entries, onFilter }: ActiveFiltersProps) {
  const { person, brewery } = filter;
  if (!person && !brewery) return null;
  const people = entries.flatMap(({ actor, person: about }) => [actor, about]);
  const username = people.find((found) => found?.id === person)?.username;
  const name = entries.find((entry) => entry.kind === 'brewery' && entry.breweryId === brewery);
  const without = (left: 'person' | 'brewery') => {
    const { [left]: _, ...others } = filter;
    onFilter(others);
  };
  return (
    <div className={styles.filters}>
      {person && (
        <button type="button" className={styles.filter} onClick={() => without('person')}>
          Person: {username ?? 'the chosen one'}
          <X size={16} aria-hidden />
          <span className="visually-hidden">Show everybody</span>
        </button>
      )}
      {brewery && (
        <button type="button" className={styles.filter} onClick={() => without('brewery')}>
          Brewery: {name?.name ?? 'the chosen one'}
          <X size={16} aria-hidden />
          <span className="visually-hidden">Show all breweries</span>
        </button>
      )}
    </div>
  );
}
