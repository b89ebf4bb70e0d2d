import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import fieldStyles from './field-frame.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import styles from './labelled-select.module.css';

interface Option {
  value: string;
  label: string;
}

export type LabelledSelectProps = Omit<ComponentProps<'select'>, keyof FieldProps> &
  FieldProps & { options: readonly Option[] };

/** A native select, with label, hint and error. */
export function LabelledSelect(props: LabelledSelectProps) {
  const { id, label, value, onChange, hint, error, options, ...select } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.frame}>
          <select
            {...select}
            {...control}
            className={`${fieldStyles.input} ${styles.select}`}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden className={styles.chevron} />
        </div>
      )}
    </FieldFrame>
  );
}
