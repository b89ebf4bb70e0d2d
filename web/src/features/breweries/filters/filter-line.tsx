import { useDistanceUnit } from '../../../lib/text/distance/distance-unit.ts';
import styles from './filter-line.module.css';
import type { FilterSearch } from './filter-search.ts';
import { filterTexts } from './filter-texts.ts';

interface FilterLineProps {
  filters: FilterSearch;
  onClear: () => void;
}

/** The line that says what the filters leave, and switches them off. */
export function FilterLine({ filters, onClear }: FilterLineProps) {
  const text = new Intl.ListFormat('en').format(filterTexts(filters, useDistanceUnit()));
  return (
    <div className={styles.line}>
      <p role="status">Only breweries {text}</p>
      <button type="button" className={styles.clear} onClick={onClear}>
        Clear
      </button>
    </div>
  );
}
