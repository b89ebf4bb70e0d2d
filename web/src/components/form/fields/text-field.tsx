import { LabelledInput, type LabelledInputProps } from '../inputs/labelled-input.tsx';
import { type Bound, useField } from './use-field.ts';

interface TextFieldProps extends Bound<LabelledInputProps> {
  /** Returns the value for what was typed; undefined where it does not go into this field alone. */
  toValue?: (typed: string) => string | undefined;
}

/** One line of text. */
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
