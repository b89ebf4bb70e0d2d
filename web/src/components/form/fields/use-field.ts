import { useController } from 'react-hook-form';
import type { FormField } from '../form-types.ts';

/** The props of a labelled input, with a form field in place of value and error. */
export type Bound<Props> = Omit<Props, 'id' | 'label' | 'value' | 'onChange' | 'error'> & FormField;

/** Returns the value, the error and the setter of a form field. */
export function useField({ name, control }: Pick<FormField, 'name' | 'control'>) {
  const { field, fieldState } = useController({ name, control });
  return { value: field.value, onChange: field.onChange, error: fieldState.error?.message };
}
