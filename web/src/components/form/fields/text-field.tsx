import { LabelledInput, type LabelledInputProps } from '../inputs/labelled-input.tsx';
import { type Bound, useField } from './use-field.ts';

interface TextFieldProps extends Bound<LabelledInputProps> {
  /** Converts the typed text to the field's value; undefined leaves the field unchanged. */
  toValue?: (typed: string) => string | undefined;
}

/** A single-line text input of a form. */
export function TextField({ name, control, toValue, ...props }: TextFieldProps) {
  const { onChange, ...field } = useField({ name, control });
  return (
    <LabelledInput
      {...props}
      {...field}
      onChange={(typed) => {
        const value = toValue ? toValue(typed) : typed;
        if (value !== undefined) onChange(value);
      }}
    />
  );
}
