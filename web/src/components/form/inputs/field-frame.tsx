import { type ReactNode, useId } from 'react';
import styles from './field-frame.module.css';

/** What every field of a form is given; `field()` of a form's state makes all but the hint. */
export interface FieldProps {
  /** Where a summary of problems leads to; made up where there is none. */
  id?: string | undefined;
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong with the value; read out as it appears. */
  error?: string | undefined;
}

interface FieldFrameProps extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error'> {
  className?: string | undefined;
  /** The input itself, which takes these attributes. */
  children: (control: ControlProps) => ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string;
}

/** A label above an input, and below it the hint or what is wrong. */
export function FieldFrame({
  id: given,
  label,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) {
  const own = useId();
  const id = given ?? own;
  const note = `${id}-note`;
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
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
