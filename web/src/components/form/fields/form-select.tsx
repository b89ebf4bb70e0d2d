import { LabelledSelect, type LabelledSelectProps } from '../inputs/labelled-select.tsx';
import { type Bound, useField } from './use-field.ts';

/** One of several, chosen with the phone's own list. */
export function FormSelect({ name, control, ...props }: Bound<LabelledSelectProps>) {
  return <LabelledSelect {...props} {...useField({ name, control })} />;
}
