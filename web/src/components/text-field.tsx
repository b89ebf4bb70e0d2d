import { type ComponentProps, useId } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong with the value; read out as it appears. */
  error?: string | undefined;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, value, onChange, hint, error, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={[styles.input, input.className].filter(Boolean).join(' ')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
