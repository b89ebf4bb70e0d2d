import { useController } from 'react-hook-form';
import type { FormField } from '../form-types.ts';

/** The properties of a labelled input, with a form's field instead of value and error. */
export type Bound<Props> = Omit<Props, 'id' | 'label' | 'value' | 'onChange' | 'error'> & FormField;

/** Returns the value and error of a form's field, and how its value is set. */
export function useField({ name, control }: Pick<FormField, 'name' | 'control'>) {
  const { field, fieldState } = useController({ name, control });
  return { value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
