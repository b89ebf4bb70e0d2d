import { LabelledInput, type LabelledInputProps } from '../form/inputs/labelled-input.tsx';

/** A text to copy, which cannot be changed; the focus selects all of it. */
export function CopyField(props: Omit<LabelledInputProps, 'onChange'>) {
  return (
    <LabelledInput
      {...props}
      onChange={() => {}}
      onFocus={(event) => event.currentTarget.select()}
      readOnly
    />
  );
}
