import { type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';

/** The props that all labelled inputs share. */
export interface FieldProps {
  /** The id of the input, target of the error summary; generated if absent. */
  id?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** The error message; screen readers announce it when it appears. */
  error?: string | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> {
  /** Renders the input with these attributes. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** An input with its label above and its hint or error below. */
export function FieldFrame({ id: given, label, hint, error, children }: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const note = `${id}-note`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note })}
      <p id={note} aria-live="polite" className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
