import { TextField } from '../../../../components/form/fields/text-field.tsx';
import type { FormField } from '../../../../components/form/form-types.ts';

/**
 * The address of an event in an owner's form.
 * @param isStored whether the event is edited: a new one takes the address of its brewery
 */
export function EventAddress({ isStored, ...field }: FormField & { isStored: boolean }) {
  return (
    <TextField
      {...field}
      hint={isStored ? undefined : 'Left empty, it is the address of the brewery.'}
      maxLength={200}
      required={isStored}
    />
  );
}
