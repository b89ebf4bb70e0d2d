import { grouped } from '../../lib/text/numbers.ts';
import styles from '../form/fields/segments.module.css';

interface FilterBarProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Chooses one of a few kinds: what a list shows, or how something looks. */
export function FilterBar<Value extends string>(props: FilterBarProps<Value>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.segment}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && (
            <span className={styles.count}> {grouped(option.count)}</span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
