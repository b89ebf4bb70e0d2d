import { type Bound, useField } from '../fields/use-field.ts';
import { Choice } from './choice.tsx';
import { FieldGroup } from './field-group.tsx';

export interface ChoiceOption {
  value: string;
  title: string;
  note: string;
  /** Whether it takes something away. */
  isDangerous?: boolean;
}

interface ChoiceInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  options: readonly ChoiceOption[];
}

/** A field of a form whose value is one of a few choices, each with a sentence. */
export function FormChoice(props: Bound<ChoiceInputProps>) {
  const { id, label, options } = props;
  const { value, onChange, error } = useField(props);
  return (
    <FieldGroup id={id} label={label} error={error}>
      {options.map((option) => (
        <Choice
          key={option.value}
          {...option}
          group={id}
          isChosen={option.value === value}
          onChoose={() => onChange(option.value)}
        />
      ))}
    </FieldGroup>
  );
}
