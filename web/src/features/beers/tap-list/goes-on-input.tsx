import { useField } from '../../../components/form/fields/use-field.ts';
import type { FormState } from '../../../components/form/form-state.ts';
import { LabelledInput } from '../../../components/form/inputs/labelled-input.tsx';
import type { Menu } from '../beer-line.tsx';
import { clockTimeAt, instantAt } from '../shared/goes-on.ts';
import type { BeerField } from './beer-values.ts';

interface GoesOnInputProps {
  form: Pick<FormState<BeerField>, 'field'>;
  menu: Menu;
}

/** When a coming beer goes on tap; renders nothing for others. */
export function GoesOnInput({ form, menu: { timeZone } }: GoesOnInputProps) {
  const { id, label, ...bound } = form.field('goesOnAt');
  const { value, error, onChange } = useField(bound);
  const { value: availability } = useField(form.field('availability'));
  if (availability !== 'coming') return null;
  return (
    <LabelledInput
      id={id}
      label={label}
      type="datetime-local"
      value={value === '' ? '' : clockTimeAt(value, timeZone)}
      onChange={(time) => onChange(instantAt(time, timeZone))}
      error={error}
      hint="It goes on by itself at this time, by the brewery’s clock. Empty: when you switch it on."
    />
  );
}
