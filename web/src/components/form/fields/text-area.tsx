import { LabelledArea, type LabelledAreaProps } from '../inputs/labelled-area.tsx';
import { type Bound, useField } from './use-field.ts';

/** A text area of a form. */
export function TextArea({ name, control, ...props }: Bound<LabelledAreaProps>) {
  return <LabelledArea {...props} {...useField({ name, control })} />;
}
