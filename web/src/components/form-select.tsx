import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import styles from './form-select.module.css';
import fieldStyles from './text-field.module.css';

interface Option {
  value: string;
  label: string;
}

interface FormSelectProps extends Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  error?: string | undefined;
}

/** One of several, chosen with the phone's own list. */
export function FormSelect(props: FormSelectProps) {
  const { label, value, onChange, options, error, ...select } = props;
  const id = useId();
  return (
    <div className={`${fieldStyles.field} ${styles.frame}`}>
      <label htmlFor={id} className={fieldStyles.label}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        className={`${fieldStyles.input} ${styles.select}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} aria-hidden className={styles.chevron} />
      <p id={`${id}-note`} aria-live="polite" className={fieldStyles.error}>
        {error}
      </p>
    </div>
  );
}
