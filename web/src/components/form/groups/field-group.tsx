import type { ReactNode } from 'react';
import fieldset from '../images/fieldset.module.css';
import frame from '../inputs/field-frame.module.css';
import styles from './field-group.module.css';

interface FieldGroupProps {
  /** The id of the error, which is the target of the link in the summary. */
  id: string;
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** Several inputs that are one field of a form, with its label and error above and its hint below. */
export function FieldGroup({ id, label, hint, error, children }: FieldGroupProps) {
  const note = `${id}-note`;
  return (
    <fieldset
      className={`${fieldset.fieldset} ${styles.group}`}
      aria-describedby={note}
      data-invalid={error !== undefined}
    >
      <legend className={frame.label}>{label}</legend>
      <p id={id} tabIndex={-1} aria-live="polite" className={`${frame.error} ${styles.error}`}>
        {error}
      </p>
      {children}
      <p id={note} className={frame.hint}>
        {hint}
      </p>
    </fieldset>
  );
}
