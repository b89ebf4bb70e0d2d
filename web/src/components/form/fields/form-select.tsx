import { LabelledSelect, type LabelledSelectProps } from '../inputs/labelled-select.tsx';
import { type Bound, useField } from './use-field.ts';

/** A native select, with label, hint and error. */
export function FormSelect({ name, control, ...props }: Bound<LabelledSelectProps>) {
  return <LabelledSelect {...props} {...useField({ name, control })} />;
}
