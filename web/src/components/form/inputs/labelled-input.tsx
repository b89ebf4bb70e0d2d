import type { ComponentProps } from 'react';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';

export type LabelledInputProps = Omit<ComponentProps<'input'>, keyof FieldProps> & FieldProps;

/** A single-line text input with label, hint and error. */
export function LabelledInput(props: LabelledInputProps) {
  const { id, label, value, onChange, hint, error, ...input } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={[styles.input, input.className].filter(Boolean).join(' ')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </FieldFrame>
  );
}
