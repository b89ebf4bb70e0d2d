import type { ComponentProps } from 'react';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export type LabelledAreaProps = Omit<ComponentProps<'textarea'>, keyof FieldProps> & FieldProps;

/** A text area with label, hint and error; it grows with its text. */
export function LabelledArea(props: LabelledAreaProps) {
  const { id, label, value, onChange, hint, error, ...area } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          className={`${styles.input} ${styles.area}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
